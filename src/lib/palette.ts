/** Every colour of the site, from the few that the brand states. */
import {
  atLightness,
  channelsOf,
  contrastWith,
  LEAST_CONTRAST,
  lightnessOf,
  mix,
  readableOn,
} from './colour.ts';

/** The colours that a brand states, by what each is for; `content/brand/brand.yaml` explains them. */
export interface BrandColours {
  paper: string;
  text: string;
  accentOnPaper: string;
  dark: string;
  accentOnDark: string;
  error: string;
}

/** Papers as light as this have no room for a lighter card: theirs is a shade darker. */
const WHITE_PAPER = 0.985;

const papersOf = (paper: string) => {
  const lightness = lightnessOf(paper);
  const card = lightness > WHITE_PAPER ? lightness - 0.022 : Math.min(lightness + 0.029, 0.994);
  return [paper, atLightness(paper, card, 0.7)] as const;
};

/** The writing on dark grounds: nearly white, with the paper's tint. */
const onDarkOf = (paper: string): string => atLightness(paper, 0.994, 0.7);

/** The colour at the nearest lightness that reads, or where none does another that is known to. */
const readable = (
  colour: string,
  grounds: readonly string[],
  least: number,
  otherwise: string,
): string => readableOn(colour, grounds, least) ?? otherwise;

/**
 * The dark ground and two lighter ones, as light as the writing on them allows: the accent writes on
 * the first two, and draws signs on the third.
 */
const darksOf = ({ dark, paper, accentOnDark }: BrandColours) => {
  const { text, sign } = LEAST_CONTRAST;
  const lighter = (by: number, strength: number, leastOfAccent: number) => {
    const ground = atLightness(dark, lightnessOf(dark) + by, strength);
    const underText = readable(ground, [onDarkOf(paper)], text, dark);
    return readable(underText, [accentOnDark], leastOfAccent, dark);
  };
  return [dark, lighter(0.049, 1.3, text), lighter(0.126, 1.65, sign)] as const;
};

/** The palette by name; on the pages `darkRaised` is the custom property `--brand-dark-raised`. */
export const paletteOf = (colours: BrandColours) => {
  const { text, accentOnPaper, accentOnDark, error } = colours;
  const papers = papersOf(colours.paper);
  const [paper, card] = papers;
  const darks = darksOf(colours);
  const [dark, darkRaised, darkLight] = darks;
  const onDark = onDarkOf(paper);
  return {
    paper,
    card,
    /** The paper that engravings are printed on. */
    tinted: mix(paper, accentOnDark, 0.2),
    rule: mix(paper, accentOnPaper, 0.19),
    ink: text,
    inkMuted: readable(mix(text, paper, 0.27), papers, LEAST_CONTRAST.text, text),
    accentInk: accentOnPaper,
    /** The same where it writes small. */
    accentText: readable(accentOnPaper, papers, LEAST_CONTRAST.text, text),
    errorInk: error,
    fieldLine: readable(mix(text, paper, 0.52), papers, LEAST_CONTRAST.sign, text),
    dark,
    darkRaised,
    darkLight,
    onDark,
    onDarkSoft: readable(mix(onDark, accentOnDark, 0.17), darks, LEAST_CONTRAST.text, onDark),
    onDarkMuted: readable(mix(onDark, darkLight, 0.25), darks, LEAST_CONTRAST.text, onDark),
    accent: accentOnDark,
    accentBright: readable(
      atLightness(accentOnDark, lightnessOf(accentOnDark) + 0.069, 0.9),
      [dark],
      LEAST_CONTRAST.text,
      accentOnDark,
    ),
  };
};

export type Palette = ReturnType<typeof paletteOf>;

/** What readers get who ask for more contrast. */
const moreContrast = ({ paper, card, ink, accentText, onDarkSoft }: Palette): Partial<Palette> => ({
  inkMuted: ink,
  onDarkMuted: onDarkSoft,
  accentInk: accentText,
  rule: readable(mix(ink, paper, 0.4), [paper, card], LEAST_CONTRAST.sign, ink),
  fieldLine: ink,
});

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declare = (colours: Partial<Palette>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--brand-${kebab(name)}:${colour};`)
    .join('');

/** The palette as a style sheet: custom properties for `tokens.css` to give roles to. */
export const paletteCss = (colours: BrandColours): string => {
  const palette = paletteOf(colours);
  const channels =
    `--brand-dark-channels:${channelsOf(palette.dark)};` +
    `--brand-accent-channels:${channelsOf(palette.accent)};`;
  return (
    `@layer tokens{:root{${declare(palette)}${channels}}` +
    `@media (prefers-contrast:more){:root{${declare(moreContrast(palette))}}}}`
  );
};

/** A colour that cannot be read where the site uses it. */
export interface WeakColour {
  role: keyof BrandColours;
  contrast: number;
  least: number;
  /** What it has to be read on, or what is read on it, in words. */
  against: string;
  /** The same hue at the nearest lightness that reads, where there is one. */
  neighbour: string | undefined;
}

/** Every colour of a brand that cannot be read where the site uses it. */
export const weakColours = (colours: BrandColours): WeakColour[] => {
  const papers = papersOf(colours.paper);
  const { text, sign } = LEAST_CONTRAST;
  const uses: (Omit<WeakColour, 'contrast' | 'neighbour'> & { grounds: readonly string[] })[] = [
    { role: 'text', grounds: papers, least: text, against: 'the paper' },
    { role: 'accentOnPaper', grounds: papers, least: sign, against: 'the paper' },
    { role: 'error', grounds: papers, least: text, against: 'the paper' },
    {
      role: 'dark',
      grounds: [onDarkOf(colours.paper)],
      least: text,
      against: 'the light text on it',
    },
    { role: 'accentOnDark', grounds: [colours.dark], least: text, against: 'the dark ground' },
  ];
  return uses.flatMap(({ grounds, ...use }) => {
    const contrast = contrastWith(colours[use.role], grounds);
    if (contrast >= use.least) return [];
    return [{ ...use, contrast, neighbour: readableOn(colours[use.role], grounds, use.least) }];
  });
};
