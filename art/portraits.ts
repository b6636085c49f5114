import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';

import { colours } from './lib/colours.ts';
import type { Point } from './lib/geometry.ts';
import { createSeededNoise } from './lib/random.ts';
import { writePng } from './lib/render.ts';
import { closedPathOf, stopsOf, svgDocument } from './lib/svg.ts';

const width = 1000;
const height = 1250;

interface Sitter {
  readonly file: string;
  readonly hair: string;
  readonly body: string;
  readonly brows: string;
  readonly eyes: string;
  readonly nose: string;
  readonly lips: string;
  readonly glasses?: string;
  readonly beard?: string;
  /** Sideways shift in pixels that balances the hair within the frame. */
  readonly shift: number;
}

/** Chosen by eye from the set: jackets and collars, calm closed mouths, parted brows. */
const sitters: readonly Sitter[] = [
  {
    file: 'portrait-1',
    hair: 'variant23',
    body: 'variant17',
    brows: 'variant12',
    eyes: 'variant05',
    nose: 'variant14',
    lips: 'variant23',
    shift: 0,
  },
  {
    file: 'portrait-2',
    hair: 'variant13',
    body: 'variant16',
    brows: 'variant04',
    eyes: 'variant05',
    nose: 'variant07',
    lips: 'variant22',
    shift: 0,
  },
  {
    file: 'portrait-3',
    hair: 'variant06',
    body: 'variant20',
    brows: 'variant04',
    eyes: 'variant05',
    nose: 'variant16',
    lips: 'variant21',
    glasses: 'variant11',
    shift: 0,
  },
  {
    file: 'portrait-4',
    hair: 'variant30',
    body: 'variant13',
    brows: 'variant05',
    eyes: 'variant05',
    nose: 'variant03',
    lips: 'variant17',
    shift: 0,
  },
  {
    file: 'portrait-5',
    hair: 'variant34',
    body: 'variant18',
    brows: 'variant04',
    eyes: 'variant05',
    nose: 'variant13',
    lips: 'variant21',
    beard: 'variant02',
    shift: 0,
  },
];

/** The flash on the shirt of body 18, the one print in the bodies used here. */
const print = /<path[^>]*d="M797\.4 536[^>]*>/;

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
    eyes: [sitter.eyes],
    nose: [sitter.nose],
    lips: [sitter.lips],
    glasses: sitter.glasses ? [sitter.glasses] : [],
    glassesProbability: sitter.glasses ? 100 : 0,
    beard: sitter.beard ? [sitter.beard] : [],
    beardProbability: sitter.beard ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  } as Parameters<typeof createAvatar<notionists.Options>>[1]).toString();
  const drawing = avatar
    .replace(/^<svg[^>]*>/, '')
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(/<\/svg>$/, '')
    .replace(print, '')
    .replaceAll(/#000(?:000)?\b/g, colours.text)
    .replaceAll(/#fff(?:fff)?\b/gi, colours.card);
  const scale = drawnSize / canvas;
  return `<g fill="none" transform="translate(${drawnLeft + sitter.shift} ${drawnTop}) scale(${scale})">${drawing}</g>`;
}

export async function drawPortraits(): Promise<void> {
  const ground = drawGround();
  await writePng(svgDocument(width, height, ground), 'src/pictures/portrait-ground.png');
  for (const sitter of sitters) {
    const svg = svgDocument(width, height, ground + drawSitter(sitter));
    await writePng(svg, `content/team/${sitter.file}.png`);
  }
}

if (import.meta.main) await drawPortraits();
