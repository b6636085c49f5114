import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';

import { colours } from './lib/colours.ts';
import type { Point } from './lib/geometry.ts';
import { createSeededNoise } from './lib/random.ts';
import { writeBackground, writePng } from './lib/render.ts';
import { closedPathOf, stopsOf, svgDocument } from './lib/svg.ts';

const width = 1000;
const height = 1250;

interface Sitter {
  /** The member's file in the content folder, without its ending. */
  readonly file: string;
  readonly hair: string;
  readonly body: string;
  /** Colour of the jacket; without one it stays the colour of the paper. */
  readonly jacket?: string;
  /** Whether a light shirt shows between the lapels. */
  readonly shirt?: boolean;
  readonly brows: string;
  readonly nose: string;
  readonly lips: string;
  readonly glasses?: string;
  readonly beard?: string;
}

/** Cloth: deep water, slate and dark brass beside the ink and the paper. */
const cloth = { sea: '#35566a', slate: '#6c7d80', brass: '#b79c68' };

/** Chosen by eye from the set: jackets and collars, calm closed mouths, parted brows. */
const sitters: readonly Sitter[] = [
  {
    file: 'elena-andino-paz',
    hair: 'variant41',
    body: 'variant17',
    jacket: cloth.sea,
    shirt: true,
    brows: 'variant12',
    nose: 'variant14',
    lips: 'variant22',
  },
  {
    file: 'tomas-interiano',
    hair: 'variant13',
    body: 'variant16',
    jacket: cloth.sea,
    shirt: true,
    brows: 'variant04',
    nose: 'variant07',
    lips: 'variant21',
  },
  {
    file: 'julian-hartwell',
    hair: 'variant49',
    body: 'variant20',
    brows: 'variant05',
    nose: 'variant16',
    lips: 'variant22',
    glasses: 'variant08',
  },
  {
    file: 'ines-bodden',
    hair: 'variant30',
    body: 'variant13',
    jacket: cloth.brass,
    brows: 'variant12',
    nose: 'variant03',
    lips: 'variant17',
  },
  {
    file: 'rafael-kirkconnell',
    hair: 'variant34',
    body: 'variant18',
    jacket: cloth.slate,
    brows: 'variant04',
    nose: 'variant13',
    lips: 'variant21',
    beard: 'variant02',
  },
];

/** The flash on the shirt of body 18, the one print in the bodies used here. */
const print = /<path[^>]*d="M797\.4 536[^>]*>/;

/** Where the set places the body, whose first shape is the cloth beneath all its lines. */
const bodyStart = '<g transform="translate(178 1057)">';
const paper = 'fill="#fff"';
/** The opening between the lapels of bodies 16 and 17 with the band of the collar. */
const shirt =
  '<path d="M538 92c60 30 200 32 262 0l27 221 15 374-269 1s19-182-1-325c-7-44-34-225-34-225z" ' +
  `${paper}/>`;

function dress(drawing: string, sitter: Sitter): string {
  if (!sitter.jacket) return drawing;
  const start = drawing.indexOf(paper, drawing.indexOf(bodyStart));
  const end = drawing.indexOf('/>', start) + 2;
  return (
    `${drawing.slice(0, start)}fill="${sitter.jacket}"/>` +
    (sitter.shirt ? shirt : '') +
    drawing.slice(end)
  );
}

/** The set's own canvas, and how large and how low it is placed within the frame. */
const canvas = 1744;
const drawnSize = 1440;
const drawnTop = height + 88 - drawnSize;
const drawnLeft = -178;

/** Brass-tinted paper with faint rings like the contours around a shoal, every fifth stronger. */
function drawGround(): string {
  const noise = createSeededNoise(24);
  const [cx, cy] = [690, 300];
  const ring = (index: number): Point[] => {
    const radius = 34 * (index + 1);
    return Array.from({ length: 180 }, (_, i) => {
      const angle = (i / 180) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      // Rings share the noise of their direction and drift apart only slowly from each other.
      const wobble = 1 + 0.1 * noise(cos * 0.9 + radius / 900, sin * 0.9);
      return [cx + cos * radius * wobble * 1.06, cy + sin * radius * wobble];
    });
  };
  const rings = Array.from({ length: 36 }, (_, index) => index);
  const path = (indices: number[]) => closedPathOf(indices.map(ring));
  return (
    '<defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1">' +
    stopsOf([
      { at: 0, colour: '#ece4d2' },
      { at: 1, colour: '#d2bd90' },
    ]) +
    '</linearGradient></defs>' +
    `<rect width="${width}" height="${height}" fill="url(#paper)"/>` +
    `<g fill="none" stroke="${colours.brassInk}">` +
    `<path d="${path(rings.filter((i) => i % 5 !== 4))}" stroke-width="1.6" opacity="0.2"/>` +
    `<path d="${path(rings.filter((i) => i % 5 === 4))}" stroke-width="2.2" opacity="0.34"/></g>`
  );
}

function drawSitter(sitter: Sitter): string {
  const avatar = createAvatar(notionists, {
    seed: sitter.file,
    hair: [sitter.hair],
    body: [sitter.body],
    brows: [sitter.brows],
    eyes: ['variant05'],
    nose: [sitter.nose],
    lips: [sitter.lips],
    glasses: sitter.glasses ? [sitter.glasses] : [],
    glassesProbability: sitter.glasses ? 100 : 0,
    beard: sitter.beard ? [sitter.beard] : [],
    beardProbability: sitter.beard ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  } as Parameters<typeof createAvatar<notionists.Options>>[1]).toString();
  const drawing = dress(avatar, sitter)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(/<\/svg>$/, '')
    .replace(print, '')
    .replaceAll(/#000(?:000)?\b/g, colours.text)
    .replaceAll(/#fff(?:fff)?\b/gi, colours.card);
  const scale = drawnSize / canvas;
  return `<g fill="none" transform="translate(${drawnLeft} ${drawnTop}) scale(${scale})">${drawing}</g>`;
}

export async function drawPortraits(): Promise<void> {
  const ground = drawGround();
  await writeBackground(svgDocument(width, height, ground), 'src/pictures/portrait-ground.webp');
  for (const sitter of sitters) {
    const svg = svgDocument(width, height, ground + drawSitter(sitter));
    await writePng(svg, `content/team/${sitter.file}.png`);
  }
}

if (import.meta.main) await drawPortraits();
