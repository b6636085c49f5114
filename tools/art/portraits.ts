import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';

import { colours } from './lib/colours.ts';
import { engrave, readSurface, type Lines } from './lib/engraving.ts';
import { smoothstep, type Point } from './lib/geometry.ts';
import { createSeededNoise } from './lib/random.ts';
import { writeBackground, writePng } from './lib/render.ts';
import { closedPathOf, stopsOf, svgDocument } from './lib/svg.ts';
import { drawJacketLines, jacket } from './lib/tailoring.ts';

const width = 1000;
const height = 1250;

interface Sitter {
  /** The member's file in the content folder, without its ending. */
  readonly file: string;
  readonly hair: string;
  /** A shirt of the set; a jacket with lapels is drawn over it. */
  readonly body: string;
  /** How dark the cloth is, 0 to 1: the share of ink in its lines. */
  readonly cloth: number;
  readonly brows: string;
  readonly nose: string;
  readonly lips: string;
  readonly glasses?: string;
  readonly beard?: string;
}

/** Chosen by eye from the set: collars, calm closed mouths, parted brows. */
const sitters: readonly Sitter[] = [
  {
    file: 'elena-andino-paz',
    hair: 'variant41',
    body: 'variant14',
    cloth: 0.62,
    brows: 'variant12',
    nose: 'variant14',
    lips: 'variant22',
  },
  {
    file: 'tomas-interiano',
    hair: 'variant13',
    body: 'variant19',
    cloth: 0.42,
    brows: 'variant04',
    nose: 'variant07',
    lips: 'variant21',
  },
  {
    file: 'julian-hartwell',
    hair: 'variant16',
    body: 'variant20',
    cloth: 0.66,
    brows: 'variant05',
    nose: 'variant16',
    lips: 'variant22',
    glasses: 'variant08',
  },
  {
    file: 'ines-bodden',
    hair: 'variant30',
    body: 'variant14',
    cloth: 0.36,
    brows: 'variant12',
    nose: 'variant03',
    lips: 'variant17',
  },
  {
    file: 'rafael-kirkconnell',
    hair: 'variant34',
    body: 'variant25',
    cloth: 0.54,
    brows: 'variant04',
    nose: 'variant13',
    lips: 'variant21',
    beard: 'variant02',
  },
];

/** The set's own canvas, and how large and how low it is placed within the frame. */
const canvas = 1744;
const drawnSize = 1440;
const drawnTop = height + 88 - drawnSize;
const drawnLeft = -178;
const scale = drawnSize / canvas;

/** Where the set places what of a figure; the rest is the face. */
const groups = { skin: '531 487', body: '178 1057', hair: '266 207' } as const;

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

interface Figure {
  readonly skin: string;
  readonly body: string;
  readonly hair: string;
  readonly face: string;
}

/** A sitter as the set draws it, in parts. */
function draw(sitter: Sitter): Figure {
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
  const parts = avatar
    .replaceAll(/#000(?:000)?\b/g, colours.text)
    .replaceAll(/#fff(?:fff)?\b/gi, colours.card)
    .replace(/<\/g><\/svg>$/, '')
    .split(/(?=<g transform="translate\()/)
    .slice(1);
  const starts = (place: string) => (part: string) =>
    part.startsWith(`<g transform="translate(${place})">`);
  const pick = (place: string) => parts.filter(starts(place)).join('');
  const isNamed = (part: string) => Object.values(groups).some((place) => starts(place)(part));
  return {
    skin: pick(groups.skin),
    body: pick(groups.body),
    hair: pick(groups.hair),
    face: parts.filter((part) => !isNamed(part)).join(''),
  };
}

/** Sets a drawing of the set's canvas into the frame. */
const place = (drawing: string) =>
  `<g fill="none" transform="translate(${drawnLeft} ${drawnTop}) scale(${scale})">${drawing}</g>`;

/** The same as a white shape, to be read as a mask. */
const whiten = (drawing: string) => drawing.replaceAll(/#[\da-f]{6}\b/gi, '#fff');

/** The first shape of a group lies beneath all its lines and has the outline of the whole. */
function outlineOf(group: string): string {
  const [, path] = /<path[^>]* d="([^"]+)"/.exec(group.replace('<path d=', '<path  d=')) ?? [];
  if (path === undefined) throw new Error('The set draws this part without a shape');
  return path;
}

/** Fine lines on the shaded side of the face and beneath the chin. */
const skinLines = (): Lines => ({
  colour: colours.text,
  spacing: 8,
  course: (x, y) => x * 0.64 + y * 0.77,
  tone: (x, y) =>
    0.28 * smoothstep(60, 250, Math.hypot(x - 640, (y - 560) * 0.9) - 90) +
    0.22 * smoothstep(770, 830, y),
});

/** Lines cut off by the frame's lower edge would end in dashes: the cloth runs into solid ink there. */
const hem = (y: number): number => smoothstep(height - 16, height - 6, y);

/** Rings around the collar, as around a shoal: the shoulder to the left lies in the shade. */
const clothLines = (cloth: number, seed: number): Lines => {
  const noise = createSeededNoise(seed);
  return {
    colour: colours.text,
    spacing: 11,
    course: (x, y) =>
      Math.hypot(x - 560, (y - 560) * 1.12) +
      14 * noise(x / 320, y / 320) +
      2 * noise(x / 90, y / 90),
    tone: (x, y, depth) =>
      cloth +
      0.2 * smoothstep(620, 60, x) +
      0.25 * smoothstep(40, 0, depth) -
      0.22 * smoothstep(0.1, 0.9, noise(x / 210 + 9, y / 300)) +
      hem(y),
  };
};

const lapelLines = (cloth: number): Lines => ({
  colour: colours.text,
  spacing: 9,
  course: (x, y) => (x < 560 ? x * 0.5 + y : y - x * 0.5),
  tone: (_x, y, depth) =>
    cloth * 0.72 + 0.3 * smoothstep(26, 0, depth) - 0.1 * smoothstep(800, 1250, y) + hem(y),
});

/** Light that the strands of dark hair throw back, along the outline of the head. */
const hairLines = (seed: number): Lines => {
  const noise = createSeededNoise(seed);
  return {
    colour: colours.card,
    spacing: 10,
    course: (x, y) => Math.hypot((x - 560) * 1.05, y - 640) + 12 * noise(x / 130, y / 130),
    tone: (x, y, depth) =>
      0.42 * smoothstep(10, 34, depth) * smoothstep(-0.25, 0.7, noise(x / 240 + 4, y / 240)) - 0.04,
  };
};

async function drawSitter(sitter: Sitter, index: number, ground: string): Promise<void> {
  const { skin, body, hair, face } = draw(sitter);
  const outline = outlineOf(body);
  const dressed = (drawing: string) =>
    `<clipPath id="body"><path d="${outline}"/></clipPath>` +
    `<g transform="translate(${groups.body})" clip-path="url(#body)">${drawing}</g>`;
  const shape = (path: string, fill: string) => dressed(`<path d="${path}" fill="${fill}"/>`);
  const surface = (drawing: string) => readSurface(place(drawing), width, height);
  const skinShape = `<g transform="translate(${groups.skin})"><path d="${outlineOf(skin)}" fill="#fff"/></g>`;
  const covered = whiten(body).replaceAll('#fff', '#000');
  const lapels = jacket.collars + jacket.lapels;

  const layers = [
    await engrave(await surface(skinShape + covered), skinLines()),
    Buffer.from(svgDocument(width, height, place(body + shape(jacket.panels, colours.card)))),
    await engrave(
      await surface(shape(jacket.panels, '#fff') + shape(lapels, '#000')),
      clothLines(sitter.cloth, 50 + index),
    ),
    Buffer.from(svgDocument(width, height, place(shape(lapels, colours.card)))),
    await engrave(await surface(shape(lapels, '#fff')), lapelLines(sitter.cloth)),
    Buffer.from(svgDocument(width, height, place(dressed(drawJacketLines(outline)) + hair))),
    await engrave(await surface(whiten(hair)), hairLines(80 + index)),
    Buffer.from(svgDocument(width, height, place(face))),
  ];
  const svg = svgDocument(width, height, ground + place(skin));
  await writePng(svg, `content/team/${sitter.file}.png`, layers);
}

export async function drawPortraits(): Promise<void> {
  const ground = drawGround();
  await writeBackground(svgDocument(width, height, ground), 'src/pictures/portrait-ground.webp');
  for (const [index, sitter] of sitters.entries()) await drawSitter(sitter, index, ground);
}

if (import.meta.main) await drawPortraits();
