import { mkdirSync, writeFileSync } from 'node:fs';

import sharp from 'sharp';

import { colours } from './lib/colours.ts';
import { packIco } from './lib/ico.ts';
import { projectPath } from './lib/paths.ts';

const centre = 12;

interface Star {
  /** Reach of the tips north and south, and of those east and west. */
  readonly tall: number;
  readonly wide: number;
  /** Distance of the four inner corners from the axes. */
  readonly waist: number;
}

/** The four points, and of each point the half that lies in shadow, as path data. */
function drawStar({ tall, wide, waist }: Star): { outline: string; shade: string } {
  const at = (x: number, y: number) => `${+(centre + x).toFixed(2)} ${+(centre + y).toFixed(2)}`;
  const [n, e, s, w] = [at(0, -tall), at(wide, 0), at(0, tall), at(-wide, 0)];
  const [ne, se, sw, nw] = [
    at(waist, -waist),
    at(waist, waist),
    at(-waist, waist),
    at(-waist, -waist),
  ];
  const middle = at(0, 0);
  return {
    outline: `M${n}L${ne}L${e}L${se}L${s}L${sw}L${w}L${nw}Z`,
    // Light falls from the north-west: the clockwise half of each point is dark.
    shade: [
      [n, ne],
      [e, se],
      [s, sw],
      [w, nw],
    ]
      .map(([tip, corner]) => `M${tip}L${corner}L${middle}Z`)
      .join(''),
  };
}

/**
 * The mark: a compass star whose meridian runs through the ring and a little beyond it, at north
 * and south. `colour` and the weights differ between the page, the tab and the touch icon.
 */
function drawMark(colour: string, ringWeight: number, star: Star, starWeight: number): string {
  const { outline, shade } = drawStar(star);
  return (
    `<g fill="none" stroke="${colour}" stroke-linejoin="round">` +
    `<circle cx="12" cy="12" r="9.7" stroke-width="${ringWeight}"/>` +
    `<path d="${outline}" stroke-width="${starWeight}"/></g>` +
    `<path d="${shade}" fill="${colour}"/>`
  );
}

const fine: Star = { tall: 11.55, wide: 9.7, waist: 2 };
/** For the few pixels of a tab: a fuller star and a heavier ring. */
const stout: Star = { tall: 11.4, wide: 9.7, waist: 2.7 };

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"';

/** The mark on the abyss ground; `scale` is the share of the icon's side that it takes up. */
function drawTile(size: number, scale: number): string {
  const drawn = 24 * scale;
  const offset = (24 - drawn) / 2;
  return (
    `${open} width="${size}" height="${size}"><rect width="24" height="24" fill="${colours.abyss}"/>` +
    `<g transform="translate(${offset} ${offset}) scale(${scale})">` +
    `${drawMark(colours.brass, 0.75, fine, 0.6)}</g></svg>`
  );
}

function drawTab(colour: string, size?: number): string {
  const side = size ? ` width="${size}" height="${size}"` : '';
  return `${open}${side}>${drawMark(colour, 1.5, stout, 1)}</svg>`;
}

async function writeTile(file: string, size: number, scale: number): Promise<void> {
  await sharp(Buffer.from(drawTile(size, scale)))
    .flatten({ background: colours.abyss })
    .png({ compressionLevel: 9, palette: true })
    .toFile(projectPath(`public/${file}`));
}

export async function drawMarks(): Promise<void> {
  mkdirSync(projectPath('public'), { recursive: true });
  mkdirSync(projectPath('src/pictures'), { recursive: true });

  writeFileSync(
    projectPath('src/pictures/mark.svg'),
    `${open}>${drawMark('currentColor', 0.85, fine, 0.7)}</svg>\n`,
  );
  // Browsers draw a tab's icon on the colour of their own frame, light or dark.
  writeFileSync(
    projectPath('public/favicon.svg'),
    `${open}><style>:root{color:${colours.brassInk}}@media(prefers-color-scheme:dark){:root{color:${colours.brass}}}</style>` +
      `${drawMark('currentColor', 1.5, stout, 1)}</svg>\n`,
  );

  // The .ico cannot follow the colour scheme: its brass reads on light and on dark frames.
  const entries = await Promise.all(
    [16, 32, 48].map(async (size) => ({
      size,
      png: await sharp(Buffer.from(drawTab('#a37c33', size)))
        .png()
        .toBuffer(),
    })),
  );
  writeFileSync(projectPath('public/favicon.ico'), packIco(entries));

  await writeTile('apple-touch-icon.png', 180, 0.68);
  await writeTile('icon-192.png', 192, 0.72);
  await writeTile('icon-512.png', 512, 0.72);
  // Launchers cut a maskable icon down to a circle of four fifths of its side at worst.
  await writeTile('icon-maskable-512.png', 512, 0.56);
}

if (import.meta.main) await drawMarks();
