/** A head in profile, facing right, from a handful of traits; sizes in pixels of the sheet. */
import type { Point } from './geometry.ts';
import { addFeature, addPart, type Relief } from './sculpture.ts';

/** What tells one head from another; 0 is the mean, and the numbers are pixels unless said otherwise. */
export interface Traits {
  /** Forwards. */
  readonly forehead?: number;
  readonly brow?: number;
  readonly nasion?: number;
  /** Height of the hump on the bridge, length and lift of the tip. */
  readonly bridge?: number;
  readonly nose?: number;
  readonly tip?: number;
  readonly lips?: number;
  readonly chin?: number;
  /** Flesh beneath the chin, downwards. */
  readonly throat?: number;
  /** Length of the lower face. */
  readonly length?: number;
  /** Reach of the back of the skull, and height of its crown. */
  readonly skull?: number;
  readonly crown?: number;
  /** Thickness of the neck. */
  readonly neck?: number;
  /** 0 to 1: folds, bags, hollows. */
  readonly age?: number;
  /** 0 to 1: fullness of the cheeks. */
  readonly full?: number;
  readonly skin?: number;
  /** How dark and how thick the brows are. */
  readonly browShade?: number;
  readonly browWidth?: number;
  readonly lipShade?: number;
}

/** The vertical through the brow, and the height of the eyes. */
const front = 556;
const eyes = 380;
/** How much of the frame the head fills. */
const scale = 1.07;

/** Places a point by its distance in front of the brow and below the eyes. */
export const on = (dx: number, dy: number): Point => [front + scale * dx, eyes + scale * dy];

export async function sculptHead(relief: Relief, traits: Traits): Promise<void> {
  const { forehead = 0, brow = 0, nasion = 0, bridge = 0, nose = 0, tip = 0 } = traits;
  const { lips = 0, chin = 0, throat = 0, length = 0, skull = 0, crown = 0, neck = 0 } = traits;
  const {
    age = 0,
    full = 0.4,
    skin = 0.97,
    browShade = 0.5,
    browWidth = 9,
    lipShade = 0.12,
  } = traits;
  const low = (dy: number) => dy + length * Math.min(1, Math.max(0, (dy - 90) / 120));
  const add = (feature: Parameters<typeof addFeature>[1]) => addFeature(relief, feature);

  await addPart(relief, {
    outline: [
      on(-300 - skull * 0.4, 100),
      on(-150, 110),
      on(-96 + throat * 0.3, low(214) + throat * 0.4),
      on(-98 + neck * 0.6, 290),
      on(-84 + neck, 380),
      on(-70, 460),
      on(-330, 480),
      on(-330 - neck * 0.8, 380),
      on(-312 - neck * 0.7, 280),
      on(-306 - skull * 0.4, 200),
    ],
    radius: 120,
    rise: 74,
    softness: 5,
    tone: skin * 0.98,
  });
  // Head and face
  await addPart(relief, {
    outline: [
      on(-196 - skull * 0.5, -212 - crown),
      on(-120, -206 - crown * 0.9),
      on(-62 + forehead * 0.5, -178 - crown * 0.6),
      on(-24 + forehead, -132 - crown * 0.2),
      on(-5 + forehead, -84),
      on(2 + brow, -42),
      on(3 + brow, -26),
      on(-9 + nasion, -4),
      on(-1 + nasion * 0.6 + bridge * 0.5, 18),
      on(14 + bridge + nose * 0.35, 42),
      on(34 + bridge * 0.3 + nose * 0.8, 66 - tip * 0.3),
      on(47 + nose, 82 - tip),
      on(48 + nose, 92 - tip),
      on(40 + nose * 0.8, 99 - tip * 0.7),
      on(24 + nose * 0.3, 102 - tip * 0.2),
      on(14, 106),
      on(12 + lips * 0.3, 116),
      on(17 + lips * 0.7, low(124)),
      on(20 + lips, low(132)),
      on(16 + lips * 0.7, low(138)),
      on(11 + lips * 0.2, low(141)),
      on(16 + lips * 0.8, low(147)),
      on(14 + lips * 0.9, low(155)),
      on(4 + chin * 0.3, low(165)),
      on(2 + chin * 0.6, low(178)),
      on(7 + chin, low(196)),
      on(4 + chin, low(210)),
      on(-10 + chin * 0.8, low(222)),
      on(-36 + chin * 0.3, low(226) + throat * 0.3),
      on(-76, low(216) + throat * 0.5),
      on(-124, low(194)),
      on(-172, low(166)),
      on(-208, low(130)),
      on(-238, 120),
      on(-290 - skull * 0.5, 138),
      on(-336 - skull * 0.8, 92),
      on(-366 - skull, 20),
      on(-370 - skull, -60),
      on(-340 - skull * 0.9, -138 - crown * 0.6),
      on(-280 - skull * 0.7, -190 - crown),
    ],
    radius: 150,
    rise: 118,
    softness: 4,
    tone: skin,
    covers: true,
  });

  // Forms of the face: temple, cheekbone, cheek, jaw, chin
  await add({
    line: [on(-80, -70), on(-120, -40), on(-118, 0), on(-84, -10)],
    softness: 16,
    rise: -9,
  });
  await add({
    line: [on(-52, 52), on(-92, 42), on(-140, 36), on(-130, 56), on(-84, 70)],
    softness: 14,
    rise: 13,
  });
  await add({
    line: [on(-60, 84), on(-110, 84), on(-130, 128), on(-86, 150), on(-52, 124)],
    softness: 18,
    rise: -12 + 26 * full,
  });
  await add({
    line: [on(-36, low(190)), on(-90, low(186)), on(-150, low(156)), on(-186, low(112))],
    width: 26,
    softness: 10,
    rise: 9,
  });
  await add({ line: [on(-18 + chin * 0.6, low(198))], width: 34, softness: 11, rise: 8 });

  // Socket and ridge of the brow
  await add({
    line: [
      on(-6, -10),
      on(-30, -20),
      on(-66, -18),
      on(-78, 2),
      on(-58, 20),
      on(-22, 20),
      on(-8, 10),
    ],
    softness: 8,
    rise: -22,
  });
  await add({
    line: [on(0 + brow, -38), on(-30, -44), on(-64, -38), on(-88, -22)],
    width: 15,
    softness: 6,
    rise: 9,
  });
  await add({
    line: [on(-2 + brow, -33), on(-22, -43), on(-52, -43), on(-86, -26)],
    width: browWidth,
    softness: 2,
    rise: 3,
    shade: browShade,
  });

  // Eye: ball, iris, lids
  await add({
    line: [on(-26, -6), on(-40, -13), on(-58, -7), on(-64, 4), on(-52, 11), on(-34, 10)],
    softness: 3,
    rise: 15,
  });
  await add({
    line: [on(-31, -8), on(-36, 0), on(-33, 7)],
    width: 8,
    softness: 1,
    rise: 1,
    shade: 0.75,
  });
  await add({
    line: [on(-23, -4), on(-32, -12), on(-46, -15), on(-62, -6), on(-74, 5)],
    width: 6,
    softness: 1.4,
    rise: 8,
    shade: 0.12,
  });
  await add({
    line: [on(-24, -2), on(-33, -8), on(-47, -10), on(-63, -2), on(-72, 6)],
    width: 3,
    softness: 1,
    rise: -5,
    shade: 0.6,
  });
  await add({
    line: [on(-30, 10), on(-44, 13), on(-60, 10), on(-72, 5)],
    width: 5,
    softness: 1.6,
    rise: 6,
  });
  await add({
    line: [on(-20, -16), on(-36, -23), on(-56, -21), on(-74, -8)],
    width: 3.5,
    softness: 1.5,
    rise: -5,
    shade: 0.16,
  });
  await add({
    line: [on(-28, 22), on(-46, 25), on(-64, 20)],
    width: 5,
    softness: 3,
    rise: -3 - 5 * age,
    shade: 0.06 * age,
  });

  // Nose: wing, nostril
  await add({
    line: [on(-2, 84), on(-8, 92), on(-6, 103), on(6, 106), on(18, 100), on(18, 88), on(8, 80)],
    softness: 4,
    rise: 14,
  });
  await add({
    line: [on(0, 76), on(-11, 86), on(-12, 100), on(-5, 108)],
    width: 4,
    softness: 2,
    rise: -7,
    shade: 0.12,
  });
  await add({
    line: [on(12, 104), on(22, 101), on(30, 98 - tip * 0.4)],
    width: 6,
    softness: 1.6,
    rise: -9,
    shade: 0.5,
  });

  // Mouth
  const shade = { shade: lipShade };
  await add({
    line: [
      on(18 + lips, low(131)),
      on(0, low(132)),
      on(-24, low(139)),
      on(4, low(141)),
      on(13, low(140)),
    ],
    softness: 2,
    rise: 6 + lips * 0.2,
    ...shade,
  });
  await add({
    line: [
      on(14 + lips, low(146)),
      on(4, low(144)),
      on(-22, low(142)),
      on(-6, low(153)),
      on(10, low(156)),
    ],
    softness: 2.4,
    rise: 7 + lips * 0.2,
    ...shade,
  });
  await add({
    line: [on(13, low(141)), on(0, low(141)), on(-18, low(141)), on(-31, low(144))],
    width: 3,
    softness: 1.2,
    rise: -9,
    shade: 0.5,
  });
  await add({ line: [on(-33, low(145))], width: 9, softness: 4, rise: -6 });
  await add({
    line: [on(4, low(166)), on(-16, low(166)), on(-30, low(160))],
    width: 8,
    softness: 4,
    rise: -6,
  });

  // What years cut in
  await add({
    line: [on(-14, 96), on(-30, 112), on(-42, low(132)), on(-45, low(150))],
    width: 5,
    softness: 3,
    rise: -4 - 9 * age,
    shade: 0.14 * age,
  });
  if (age > 0.3) {
    await add({
      line: [on(-34, low(152)), on(-42, low(176))],
      width: 5,
      softness: 3,
      rise: -7 * age,
    });
    await add({ line: [on(-82, -6), on(-96, -12)], width: 3, softness: 1.5, rise: -5 * age });
    await add({ line: [on(-82, 4), on(-98, 5)], width: 3, softness: 1.5, rise: -5 * age });
    for (const dy of [-104, -86, -68]) {
      await add({
        line: [on(-12 + forehead, dy), on(-50, dy - 5), on(-96, dy - 2)],
        width: 3,
        softness: 2,
        rise: -4 * age,
      });
    }
  }

  // The muscle that runs from behind the ear to the pit of the throat
  await add({
    line: [on(-226, 150), on(-190, 250), on(-128, 372)],
    width: 24,
    softness: 9,
    rise: 12,
  });
}

/** An ear where the head has it: rim, inner ridge, lobe and the hollow between. */
export async function sculptEar(relief: Relief, size = 1): Promise<void> {
  const ear = (dx: number, dy: number): Point => on(-206 + dx * size, 44 + dy * size);
  const add = (feature: Parameters<typeof addFeature>[1]) => addFeature(relief, feature);
  const outline = [
    ear(24, -20), ear(20, -42), ear(2, -56), ear(-20, -52), ear(-32, -30), ear(-28, -2), ear(-14, 22),
    ear(-4, 44), ear(10, 50), ear(18, 40), ear(18, 22), ear(26, 4),
  ]; // prettier-ignore
  await addPart(relief, { outline, radius: 10, rise: 15, softness: 2, tone: 0.97 });
  await add({
    line: [ear(14, -30), ear(0, -44), ear(-18, -38), ear(-22, -18), ear(-12, 8), ear(-4, 24)],
    width: 7,
    softness: 2,
    rise: -9,
    shade: 0.12,
  });
  await add({
    line: [ear(10, -10), ear(0, -24), ear(-10, -8), ear(0, 12), ear(10, 16)],
    softness: 3,
    rise: -13,
    shade: 0.25,
  });
  await add({ line: [ear(20, -4), ear(16, 8)], width: 7, softness: 2, rise: 7 });
}
