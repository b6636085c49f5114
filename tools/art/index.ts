import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { DRAWN_FROM, drawnFrom } from '../../src/content/brand-pictures.ts';
import { drawBands } from './bands.ts';
import { drawHeroTall, drawHeroWide } from './hero.ts';
import { drawIsland } from './island.ts';
import { brand } from './lib/brand.ts';
import { projectPath } from './lib/paths.ts';
import { drawTransects } from './transects.ts';

const { home, headquarters, 'home-about': homeAbout } = brand.pictures;

// One after the other: each needs a good deal of memory for its large pictures.
if (home.show === 'drawn') await drawHeroWide();
if (home.show === 'drawn' || headquarters.show === 'drawn') await drawHeroTall();
await drawBands();
if (homeAbout.show === 'drawn') await drawIsland();
if (brand.seaFloor === 'drawn') drawTransects();

// The check of the content compares it with the brand.
writeFileSync(
  projectPath(`content/${DRAWN_FROM}`),
  `# Written by npm run art: what the charts here are drawn from.\n${stringify(drawnFrom(brand))}`,
);
