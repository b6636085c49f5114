import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { parse } from 'yaml';

import type { Point } from './lib/geometry.ts';
import { on, sculptEar, sculptHead, type Traits } from './lib/head.ts';
import { projectPath } from './lib/paths.ts';
import { createSeededNoise } from './lib/random.ts';
import {
  addFeature,
  addPart,
  createRelief,
  light,
  sheet,
  type Part,
  type Relief,
} from './lib/sculpture.ts';

type Course = (x: number, y: number) => number;

interface Lock {
  readonly outline: readonly Point[];
  readonly rise: number;
  readonly tone: number;
  /** Strands lie where this has the same value. */
  readonly course: Course;
  /** Distance of the strands, and how high they stand. */
  readonly strand: number;
  readonly depth: number;
}

interface Sitter {
  /** The member's file in the content folder, without its ending. */
  readonly file: string;
  readonly traits: Traits;
  readonly hair: readonly Lock[];
  readonly ear: boolean;
  readonly cloth: number;
  readonly dress: 'tie' | 'open' | 'scarf';
  readonly facesLeft?: boolean;
  readonly extras?: (relief: Relief) => Promise<void>;
}

/** Strands that run around a place, as hair that is combed along the skull. */
const around =
  (dx: number, dy: number, wide = 1, tall = 1): Course =>
  (x, y) => {
    const [cx, cy] = on(dx, dy);
    return Math.hypot((x - cx) * wide, (y - cy) * tall);
  };

/** Strands that run towards a place, as hair that is tied there. */
const towards =
  (dx: number, dy: number, reach: number): Course =>
  (x, y) => {
    const [cx, cy] = on(dx, dy);
    return Math.atan2(y - cy, x - cx) * reach;
  };

const points = (...pairs: readonly (readonly [number, number])[]): Point[] =>
  pairs.map(([dx, dy]) => on(dx, dy));

const backOfShortHair = [
  [-346, 100], [-310, 146], [-280, 130], [-254, 92], [-246, 40], [-250, 0], [-228, -20], [-196, -28],
  [-176, -8], [-168, 26], [-154, 22], [-150, -24],
] as const; // prettier-ignore

const sitters: readonly Sitter[] = [
  {
    file: 'elena-andino-paz',
    traits: { nose: -6, bridge: 3, chin: -3, lips: 3, age: 0.35, full: 0.45, neck: -16, browWidth: 6, browShade: 0.45, lipShade: 0.26, forehead: -3, length: -4 },
    ear: false,
    cloth: 0.5,
    dress: 'scarf',
    hair: [
      {
        outline: points(
          [-34, -132], [-30, -164], [-76, -212], [-168, -240], [-270, -224], [-352, -164], [-394, -60],
          [-400, 50], [-394, 150], [-376, 224], [-336, 252], [-280, 250], [-228, 228], [-196, 184],
          [-184, 120], [-172, 60], [-148, 10], [-128, -34], [-104, -62], [-66, -84], [-34, -104],
        ),
        rise: 44, tone: 0.58, course: around(-10, 210, 1.15, 0.62), strand: 7, depth: 5,
      },
    ],
  },
  {
    file: 'tomas-interiano',
    traits: { nose: 2, bridge: 1, chin: 4, brow: 3, lips: 1, age: 0.05, full: 0.3, browWidth: 10, browShade: 0.6, skin: 0.9 },
    ear: true,
    cloth: 0.56,
    dress: 'open',
    facesLeft: true,
    hair: [
      {
        outline: points(
          [-38, -126], [-18, -160], [-52, -212], [-124, -244], [-212, -244], [-304, -210], [-366, -140],
          [-390, -50], [-380, 30], ...backOfShortHair, [-142, -50], [-112, -78], [-76, -94], [-50, -106],
        ),
        rise: 38, tone: 0.44, course: around(-150, 60, 1, 0.9), strand: 6.5, depth: 5,
      },
    ],
  },
  {
    file: 'julian-hartwell',
    traits: { nose: 9, bridge: 7, tip: -5, chin: 1, throat: 26, age: 0.85, full: 0.75, neck: 20, brow: 4, lips: -3, browWidth: 9, browShade: 0.25, skull: 6, forehead: 5 },
    ear: true,
    cloth: 0.4,
    dress: 'tie',
    hair: [
      {
        outline: points(
          [-128, -178], [-180, -216], [-262, -212], [-338, -164], [-384, -72], [-384, 20],
          ...backOfShortHair, [-150, -70], [-140, -116], [-126, -150],
        ),
        rise: 24, tone: 0.8, course: around(-150, 40, 1, 0.85), strand: 5.5, depth: 4,
      },
    ],
    extras: async (relief) => {
      const rim = points([-12, -14], [-30, -20], [-52, -14], [-56, 8], [-44, 28], [-24, 30], [-10, 16], [-12, -14]);
      await addFeature(relief, { line: rim, width: 5, softness: 1.2, rise: 9, shade: 0.6 });
      await addFeature(relief, { line: points([-56, -4], [-120, -10], [-200, -14]), width: 5, softness: 1.2, rise: 9, shade: 0.55 });
    },
  },
  {
    file: 'ines-bodden',
    traits: { nose: -10, tip: 5, bridge: -4, chin: -1, lips: 5, age: 0, full: 0.55, neck: -22, browWidth: 6, browShade: 0.55, lipShade: 0.3, forehead: 2, skin: 0.84, skull: -6 },
    ear: true,
    cloth: 0.72,
    dress: 'open',
    hair: [
      {
        outline: points([-470, 10], [-446, -34], [-396, -36], [-362, 0], [-358, 60], [-384, 98], [-432, 102], [-466, 66]),
        rise: 50, tone: 0.4, course: around(-414, 34, 1, 1), strand: 8, depth: 5,
      },
      {
        outline: points(
          [-36, -130], [-32, -158], [-84, -210], [-176, -234], [-276, -212], [-350, -152], [-382, -60],
          [-384, 20], [-352, 84], [-300, 104], [-256, 76], [-240, 24], [-226, -18], [-194, -32],
          [-164, -10], [-152, -46], [-136, -96], [-104, -126], [-70, -136],
        ),
        rise: 34, tone: 0.4, course: towards(-400, 30, 300), strand: 6.5, depth: 4,
      },
    ],
    extras: async (relief) => {
      await addFeature(relief, { line: points([-200, 104]), width: 13, softness: 2, rise: 16 });
    },
  },
  {
    file: 'rafael-kirkconnell',
    traits: { nose: 7, bridge: 9, tip: -3, chin: 6, brow: 6, age: 0.5, full: 0.35, neck: 26, browWidth: 12, browShade: 0.6, skull: 4, crown: 4, length: 6 },
    ear: true,
    cloth: 0.46,
    dress: 'tie',
    facesLeft: true,
    hair: [
      {
        outline: points(
          [-44, -130], [-40, -156], [-84, -206], [-160, -232], [-244, -228], [-326, -186], [-376, -120],
          [-394, -40], [-384, 34], ...backOfShortHair, [-148, -64], [-144, -112], [-112, -142], [-84, -124], [-62, -124],
        ),
        rise: 34, tone: 0.5, course: (x, y) => around(-190, 0, 1, 1)(x, y) + 9 * Math.sin(x / 19) + 9 * Math.sin(y / 17), strand: 8, depth: 6,
      },
      {
        outline: points(
          [-170, 14], [-150, 18], [-142, 70], [-112, 116], [-70, 134], [-44, 126], [-26, 114], [-2, 110],
          [18, 112], [24, 124], [20, 133], [-4, 136], [-30, 146], [-36, 152], [-10, 160], [16, 164],
          [12, 178], [18, 200], [14, 226], [-8, 244], [-46, 250], [-100, 236], [-150, 206], [-194, 162],
          [-208, 116], [-200, 66], [-186, 30],
        ),
        rise: 20, tone: 0.56, course: (x, y) => around(-60, 20, 0.8, 1)(x, y) + 5 * Math.sin(x / 9), strand: 5, depth: 4,
      },
    ],
  },
]; // prettier-ignore

function lockOf({ outline, rise, tone, course, strand, depth }: Lock, seed: number): Part {
  const noise = createSeededNoise(seed);
  return {
    outline,
    radius: 70,
    rise,
    softness: 4,
    tone,
    texture: (x, y, way) => {
      const u = course(x, y) / strand + 1.1 * noise(x / 90, y / 90) + 0.35 * noise(x / 26, y / 26);
      const strands = Math.sin(u * 2) + 0.8 * Math.sin(u * 0.71 + 1) + 0.5 * Math.sin(u * 3.3 + 2);
      return depth * 0.55 * strands * Math.min(1, way / 9);
    },
  };
}

/** Jacket, collar and what is worn with them. */
async function dressUp(relief: Relief, { cloth, dress }: Sitter): Promise<void> {
  const part = (outline: Point[], rise: number, radius: number, tone: number, softness = 4) =>
    addPart(relief, { outline, rise, radius, tone, softness, covers: true });
  const worn = (...pairs: readonly (readonly [number, number])[]) =>
    points(...pairs.map(([dx, dy]) => [dx, dy - 56] as const));
  const weave = createSeededNoise(3);
  await addPart(relief, {
    outline: worn(
      [-620, 700], [-590, 560], [-520, 454], [-424, 388], [-330, 338], [-220, 350], [-96, 352], [-10, 392],
      [86, 462], [150, 560], [180, 700],
    ),
    rise: 96, radius: 150, tone: cloth, softness: 6, covers: true,
    texture: (x, y) => 0.9 * weave(x / 3, y / 14),
  }); // prettier-ignore
  await addFeature(relief, {
    line: worn([-430, 420], [-452, 520], [-440, 700]),
    width: 12,
    softness: 7,
    rise: -14,
  });
  await addFeature(relief, {
    line: worn([-380, 560], [-330, 600], [-300, 690]),
    width: 12,
    softness: 8,
    rise: -9,
  });
  await part(
    worn([-180, 350], [-92, 340], [-60, 420], [-76, 560], [-104, 660], [-140, 540]),
    24,
    40,
    0.95,
  );
  if (dress === 'tie') {
    await part(
      worn(
        [-106, 366],
        [-78, 372],
        [-84, 408],
        [-66, 520],
        [-82, 660],
        [-118, 660],
        [-112, 520],
        [-104, 408],
      ),
      14,
      18,
      0.26,
      2,
    );
    await addFeature(relief, {
      line: worn([-108, 408], [-82, 410]),
      width: 5,
      softness: 2,
      rise: -9,
    });
  }
  const lapel = { tone: cloth * 0.92, softness: 3, radius: 26, rise: 20 };
  await addPart(relief, {
    outline: worn([-76, 390], [-36, 416], [-10, 500], [-30, 700], [-108, 700], [-66, 520]),
    ...lapel,
  });
  await addPart(relief, {
    outline: worn(
      [-276, 366],
      [-204, 404],
      [-150, 432],
      [-172, 470],
      [-116, 540],
      [-100, 700],
      [-220, 700],
      [-280, 520],
      [-304, 424],
    ),
    ...lapel,
  });
  await addFeature(relief, {
    line: worn([-150, 432], [-176, 466]),
    width: 4,
    softness: 1.5,
    rise: -10,
  });
  if (dress === 'scarf') {
    await part(
      worn(
        [-306, 250],
        [-190, 306],
        [-100, 286],
        [-56, 326],
        [-70, 396],
        [-150, 424],
        [-250, 414],
        [-336, 340],
      ),
      40,
      40,
      0.84,
    );
    await addFeature(relief, {
      line: worn([-296, 300], [-190, 350], [-84, 330]),
      width: 7,
      softness: 3,
      rise: -13,
    });
    await addFeature(relief, {
      line: worn([-306, 338], [-190, 388], [-78, 362]),
      width: 6,
      softness: 3,
      rise: -11,
    });
    return;
  }
  await part(
    worn(
      [-330, 270],
      [-250, 304],
      [-178, 326],
      [-104, 300],
      [-66, 344],
      [-84, 400],
      [-156, 382],
      [-250, 372],
      [-340, 338],
    ),
    22,
    18,
    0.97,
    3,
  );
  await addFeature(relief, {
    line: worn([-318, 296], [-240, 330], [-150, 350], [-84, 330]),
    width: 4,
    softness: 2,
    rise: -5,
  });
}

const lighting = {
  towards: [0.5, -0.62, 0.72],
  ambient: 0.2,
  ground: 0.72,
} as const;

async function drawSitter(sitter: Sitter, index: number): Promise<void> {
  const relief = createRelief();
  await sculptHead(relief, sitter.traits);
  await dressUp(relief, sitter);
  for (const [i, lock] of sitter.hair.entries())
    await addPart(relief, lockOf(lock, 30 * index + i));
  if (sitter.ear) await sculptEar(relief);
  await sitter.extras?.(relief);
  const pixels = Uint8Array.from(light(relief, lighting), (value) => Math.round(value * 255));
  await sharp(pixels, { raw: { ...sheet, channels: 1 } })
    .flop(sitter.facesLeft ?? false)
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(projectPath(`content/team/${sitter.file}.jpg`));
}

/** A firm's own photograph is not drawn over: only a member who is marked as a sample is drawn. */
const isSample = async (file: string): Promise<boolean> => {
  const record = await readFile(projectPath(`content/team/${file}.yaml`), 'utf8').catch(() => '');
  return (parse(record) as { sample?: boolean } | null)?.sample === true;
};

/** The sample portraits: reliefs that the build engraves like any photograph. */
export async function drawPortraits(files?: readonly string[]): Promise<void> {
  for (const [index, sitter] of sitters.entries()) {
    if (files && !files.includes(sitter.file)) continue;
    if (await isSample(sitter.file)) await drawSitter(sitter, index);
    else
      console.log(`${sitter.file} is no sample: content/team/${sitter.file}.jpg stays as it is.`);
  }
}

if (import.meta.main) {
  await drawPortraits(process.argv.length > 2 ? process.argv.slice(2) : undefined);
}
