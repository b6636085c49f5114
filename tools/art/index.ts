import { drawBands } from './bands.ts';
import { drawHeroTall, drawHeroWide } from './hero.ts';
import { drawMap } from './map.ts';
import { drawMarks } from './mark.ts';
import { drawPortraits } from './portraits.ts';
import { drawTransects } from './transects.ts';

// One after the other: each needs a good deal of memory for its large pictures.
await drawMarks();
await drawHeroWide();
await drawHeroTall();
await drawBands();
await drawMap();
drawTransects();
await drawPortraits();
