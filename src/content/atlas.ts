/** Natural Earth, as the package world-atlas brings it. */
import { readFile } from 'node:fs/promises';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Atlas = Topology<{
  land: GeometryCollection;
  countries: GeometryCollection<{ name: string }>;
}>;

/** @param scale - 1 : 10 million holds small islands, 1 : 50 million is read in a moment */
export const readAtlas = async (scale: '10m' | '50m'): Promise<Atlas> =>
  JSON.parse(await readFile(`node_modules/world-atlas/countries-${scale}.json`, 'utf8')) as Atlas;
