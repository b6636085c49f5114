/**
 * Draws the photograph of the second firm: ridges in haze over a lake, no place of this earth, kept as a
 * JPEG file as a camera would write it. Run by `node tests/second-firm/landscape.ts`.
 */
import sharp from 'sharp';
import { drawGrain } from './grain.ts';

const SIZE = { width: 2000, height: 1500 };
const { width, height } = SIZE;

/** Waves without a common measure, which never repeat in the picture. */
const ridge = (seed: number, level: number, swing: number): string => {
  const points = Array.from({ length: 401 }, (_, i) => {
    const x = (i / 400) * width;
    const u = (x / width) * 6 + seed * 1.7;
    const waves = [1, 2.3, 5.1, 11.7, 27.3, 61.1].map(
      (frequency, octave) => Math.abs(Math.sin(u * frequency + seed * octave)) / 1.75 ** octave,
    );
    const up = waves.reduce((a, b) => a + b, 0) - 1;
    return `${x.toFixed(1)} ${(level - swing * up).toFixed(1)}`;
  });
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`;
};

const RIDGES = [
  { level: 690, swing: 330, colour: '#a9bccb', seed: 1 },
  { level: 800, swing: 250, colour: '#7d98ab', seed: 2.4 },
  { level: 900, swing: 180, colour: '#557487', seed: 3.9 },
  { level: 985, swing: 110, colour: '#33525f', seed: 5.3 },
];
const SHORE = 1030;

const drawing = `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#6f9cc4"/><stop offset=".55" stop-color="#e9d9bf"/></linearGradient>
    <linearGradient id="haze" x2="0" y2="1"><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".68" stop-color="#fff" stop-opacity=".3"/></linearGradient>
    <linearGradient id="depth" x2="0" y2="1"><stop stop-color="#10303a" stop-opacity=".15"/><stop offset="1" stop-color="#0a2229" stop-opacity=".85"/></linearGradient>
    <radialGradient id="sun" cx=".72" cy=".3" r=".5"><stop stop-color="#fff3d6" stop-opacity=".95"/><stop offset="1" stop-color="#fff3d6" stop-opacity="0"/></radialGradient>
    <clipPath id="above"><rect width="${width}" height="${SHORE}"/></clipPath>
    <g id="land" clip-path="url(#above)">
      <rect width="${width}" height="${SHORE}" fill="url(#sky)"/>
      <rect width="${width}" height="${SHORE}" fill="url(#sun)"/>
      ${RIDGES.map(({ seed, level, swing, colour }) => `<path d="${ridge(seed, level, swing)}" fill="${colour}"/><rect width="${width}" height="${SHORE}" fill="url(#haze)" opacity=".35"/>`).join('')}
    </g>
    <filter id="still"><feGaussianBlur stdDeviation="9 2"/></filter>
  </defs>
  <use href="#land"/>
  <use href="#land" transform="matrix(1 0 0 -1 0 ${2 * SHORE})" filter="url(#still)"/>
  <rect y="${SHORE}" width="${width}" height="${height - SHORE}" fill="url(#depth)"/>
</svg>`;

const grain = await drawGrain(SIZE, 7);

await sharp(Buffer.from(drawing))
  .composite([{ input: grain, blend: 'soft-light' }])
  .jpeg({ quality: 60, mozjpeg: true })
  .toFile('tests/second-firm/content/brand/lake.jpg');
