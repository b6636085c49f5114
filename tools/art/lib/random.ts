import { createNoise2D, type NoiseFunction2D } from 'simplex-noise';

/** Mulberry32: a small seeded generator, so that the same seed draws the same picture. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function createSeededNoise(seed: number): NoiseFunction2D {
  return createNoise2D(createRandom(seed));
}
