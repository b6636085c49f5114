/** The brand's cut faces as the families that Astro publishes. Read with the settings of the build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontProviders } from 'astro/config';
import { parse } from 'yaml';
import { coreFamily, isCore, moreFamily, type FaceName } from '#lib/face-families.ts';
import { brandSchema, facesSchema, type FaceFile } from './brand-schema.ts';

const BRAND = 'content/brand';

/** Fonts of every system by kind; the last of each is a kind that browsers know. */
const FALLBACKS = {
  serif: ['Georgia', 'Times New Roman', 'serif'],
  'sans-serif': ['Arial', 'sans-serif'],
};

const readYaml = (file: string): unknown => parse(readFileSync(join(BRAND, file), 'utf8'));

const familyOf = (cssVariable: string, files: readonly FaceFile[], fallbacks: string[]) => {
  const [first, ...others] = files.map(({ file, weight, part, range }) => ({
    weight,
    style: 'normal' as const,
    src: [`./${BRAND}/faces/${file}`] as [string],
    ...(part !== 'core' && { unicodeRange: range as [string, ...string[]] }),
  }));
  if (!first) return [];
  const variants: [typeof first, ...(typeof first)[]] = [first, ...others];
  const name = cssVariable.replace('--face-', '');
  return [{ provider: fontProviders.local(), name, cssVariable, fallbacks, options: { variants } }];
};

export const fontFamilies = () => {
  const brand = brandSchema.parse(readYaml('brand.yaml'));
  const faces = facesSchema.parse(readYaml('faces/faces.yaml'));
  const face = (name: FaceName, fallbacks: string[]) => [
    ...familyOf(coreFamily(name), faces[name].filter(isCore), fallbacks),
    ...familyOf(
      moreFamily(name),
      faces[name].filter((file) => !isCore(file)),
      [],
    ),
  ];
  const { headings, text } = brand.faces;
  return [
    ...face('headings', FALLBACKS[headings.fallback]),
    ...face('display', FALLBACKS[headings.fallback]),
    ...face('text', FALLBACKS[text.fallback]),
  ];
};
