/** Every colour of the site, from the few that the brand states. */
import {
  atLightness,
  channelsOf,
  contrastWith,
  LEAST_CONTRAST,
  lightnessOf,
  mix,
  nearestLightness,
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

/** What is read on the paper. */
const onPapers = ({ paper, text, accentOnPaper, error }: BrandColours) => {
  const papers = papersOf(paper);
  const uses = [
    { role: 'text', colour: text, least: LEAST_CONTRAST.text },
    { role: 'accentOnPaper', colour: accentOnPaper, least: LEAST_CONTRAST.sign },
    { role: 'error', colour: error, least: LEAST_CONTRAST.text },
  ] as const;
  return uses.map((use) => ({ ...use, papers, contrast: contrastWith(use.colour, papers) }));
};

const isRead = ({ contrast, least }: { contrast: number; least: number }) => contrast >= least;

/** Where nothing reads on a paper, or something never can, and all would on another: the paper is weak. */
const weakPaper = (colours: BrandColours): WeakColour | undefined => {
  const uses = onPapers(colours);
  const weak = uses.filter((use) => !isRead(use));
  const [first] = weak;
  const isAtFault =
    weak.length === uses.length ||
    weak.some(({ colour, papers, least }) => readableOn(colour, papers, least) === undefined);
  if (first === undefined || !isAtFault) return undefined;
  const neighbour = nearestLightness(colours.paper, (paper) =>
    onPapers({ ...colours, paper }).every(isRead),
  );
  if (neighbour === undefined) return undefined;
  const { contrast, least, role } = first;
  return { role: 'paper', contrast, least, against: `${role} on it`, neighbour };
};

/** The ground of the header: it has to bear the writing, and the accent as well if it can. */
const weakDark = ({ paper, dark, accentOnDark }: BrandColours): WeakColour | undefined => {
  const least = LEAST_CONTRAST.text;
  const onDark = onDarkOf(paper);
  const contrast = contrastWith(dark, [onDark]);
  if (contrast >= least) return undefined;
  const neighbour =
    readableOn(dark, [onDark, accentOnDark], least) ?? readableOn(dark, [onDark], least);
  return { role: 'dark', contrast, least, against: 'the light text on it', neighbour };
};

/**
 * Every colour of a brand that cannot be read where the site uses it. What stands on a weak ground is judged
 * on the one that is proposed in its place.
 */
export const weakColours = (colours: BrandColours): WeakColour[] => {
  const paper = weakPaper(colours);
  const onGoodPaper = { ...colours, paper: paper?.neighbour ?? colours.paper };
  const writing = onPapers(onGoodPaper).flatMap((use): WeakColour[] => {
    const { role, colour, least, papers, contrast } = use;
    if (isRead(use)) return [];
    const neighbour = readableOn(colour, papers, least);
    return [{ role, contrast, least, against: 'the paper', neighbour }];
  });
  const dark = weakDark(onGoodPaper);
  const ground = dark?.neighbour ?? colours.dark;
  const least = LEAST_CONTRAST.text;
  const contrast = contrastWith(colours.accentOnDark, [ground]);
  const neighbour = readableOn(colours.accentOnDark, [ground], least);
  const accent: WeakColour = {
    role: 'accentOnDark',
    contrast,
    least,
    against: 'the dark ground',
    neighbour,
  };
  return [
    ...(paper ? [paper] : []),
    ...writing,
    ...(dark ? [dark] : []),
    ...(isRead(accent) ? [] : [accent]),
  ];
};
