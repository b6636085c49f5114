import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { brandSchema } from '../../../src/content/brand-schema.ts';
import { projectPath } from './paths.ts';

export const brand = brandSchema.parse(
  parse(readFileSync(projectPath('content/brand/brand.yaml'), 'utf8')),
);

/** The sea that is drawn. */
export const { latitude, longitude, width, turn } = requireChart();

function requireChart() {
  if (brand.chart) return brand.chart;
  throw new Error(
    'content/brand/brand.yaml has no chart: say there which sea is to be drawn, by latitude, longitude and width',
  );
}
