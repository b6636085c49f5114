/**
 * Draws the photographs of the second firm: busts of light and shade that are nobody's likeness, kept
 * as JPEG files as a camera would write them. Run by `node tests/second-firm/portraits.ts`.
 */
import sharp from 'sharp';
import { drawGrain } from './grain.ts';

const SIZE = { width: 960, height: 1280 };

interface Sitter {
  file: string;
  ground: readonly [near: string, far: string];
  skin: string;
  hair: string;
  cloth: string;
  /** The outline of the hair about the head. */
  hairShape: string;
}

const SHORT =
  'M335 470c-18-190 70-262 148-262s164 70 144 262c-20-96-60-150-144-150s-128 54-148 150z';
const BOB =
  'M318 600c-34-250 40-400 166-400s198 150 160 400c-8 60-44 70-52 20l-8-190c-60-10-120-40-150-80-20 50-40 70-60 90l-6 180c-6 50-44 40-50-20z';
const LONG =
  'M300 860c-20-360-40-660 182-664s206 304 182 664c-30 60-90 60-96-20l16-380c-70-20-130-60-150-110-10 50-30 80-56 100l18 390c-6 80-66 80-96 20z';

const SITTERS: readonly Sitter[] = [
  { file: 'beatriz-nunez', ground: ['#8d97a0', '#3d464e'], skin: '#c99a78', hair: '#3a2a22', cloth: '#1f2b3a', hairShape: LONG },
  { file: 'ruedi-zurcher', ground: ['#b7ad9c', '#6b6153'], skin: '#d9b198', hair: '#8d8478', cloth: '#3b3f3a', hairShape: SHORT },
  { file: 'imogen-achterberg', ground: ['#7f8f86', '#34413a'], skin: '#e0bda6', hair: '#8a4f2c', cloth: '#5b2230', hairShape: BOB },
  { file: 'wei-lin-goh', ground: ['#a3a6b5', '#4a4d60'], skin: '#d3a57e', hair: '#1d1a1c', cloth: '#202225', hairShape: SHORT },
  { file: 'sorin-dragomir', ground: ['#a89c8c', '#4f453a'], skin: '#cfa487', hair: '#5a4a3c', cloth: '#4a5a46', hairShape: SHORT },
]; // prettier-ignore

const drawing = ({ ground: [near, far], skin, hair, cloth, hairShape }: Sitter): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 1280" width="960" height="1280">
  <defs>
    <radialGradient id="ground" cx=".3" cy=".25" r="1"><stop stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient>
    <linearGradient id="light" x2="1" y2=".3"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="5"/></filter>
    <filter id="softer"><feGaussianBlur stdDeviation="26"/></filter>
  </defs>
  <rect width="960" height="1280" fill="url(#ground)"/>
  <g filter="url(#soft)">
    <path d="M60 1280c10-240 130-330 300-372l120-40 120 40c180 42 300 132 310 372z" fill="${cloth}"/>
    <path d="M400 700h166l14 190-98 90-96-90z" fill="${skin}"/>
    <ellipse cx="482" cy="520" rx="146" ry="212" fill="${skin}"/>
    <path d="M60 1280c10-240 130-330 300-372l120-40 120 40c180 42 300 132 310 372z" fill="url(#light)"/>
    <ellipse cx="482" cy="520" rx="146" ry="212" fill="url(#light)"/>
    <path d="${hairShape}" fill="${hair}"/>
  </g>
  <g filter="url(#softer)">
    <ellipse cx="430" cy="505" rx="34" ry="16" fill="#000" opacity=".3"/>
    <ellipse cx="546" cy="505" rx="34" ry="16" fill="#000" opacity=".3"/>
    <ellipse cx="500" cy="600" rx="26" ry="16" fill="#000" opacity=".22"/>
    <ellipse cx="486" cy="650" rx="48" ry="12" fill="#401a18" opacity=".36"/>
    <ellipse cx="484" cy="748" rx="66" ry="24" fill="#000" opacity=".34"/>
  </g>
</svg>`;

const grain = await drawGrain(SIZE, 9);

for (const sitter of SITTERS) {
  await sharp(Buffer.from(drawing(sitter)))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 62, mozjpeg: true })
    .toFile(`tests/second-firm/content/team/${sitter.file}.jpg`);
}
