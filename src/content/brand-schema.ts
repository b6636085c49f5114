/** What makes the site look like the firm: the shape of `content/brand/brand.yaml`. */
import { z } from 'zod';
import { ROUTES, type RouteId } from '#lib/paths.ts';
import { weakColours, type WeakColour } from '#lib/palette.ts';
import { NO_PICTURE } from './picture-name.ts';
import { focalPoint, pictureName, text } from './schema-fields.ts';

const colour = (help: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, {
      error: 'must be a colour in quotes: a # and six figures or letters',
      // What is no colour has no contrast to judge.
      abort: true,
    })
    .describe(`${help} A # and six figures or letters, in quotes.`);

const COLOURS = {
  paper: colour('The ground of the pages.'),
  text: colour('Text on paper.'),
  accentOnPaper: colour('Small headings, links and signs on paper.'),
  dark: colour('The ground of the header, the bands and the footer.'),
  accentOnDark: colour('Small headings, lines and buttons on dark grounds.'),
  error: colour('A message that something went wrong.'),
};

const describeWeak = ({ contrast, least, against, neighbour }: WeakColour): string => {
  // Cut, not rounded: 4.46 must not be told as 4.5.
  const reached = Math.floor(contrast * 10) / 10;
  const help = neighbour
    ? `The nearest that works is "${neighbour}"`
    : 'No lightness of it works: change the ground';
  return `cannot be read: its contrast with ${against} is ${reached}, and ${least} is needed. ${help}`;
};

/** Where letters come from; the lists of `npm run fonts` follow the same shape. */
const from = z
  .array(
    z
      .string()
      .regex(
        /^(@fontsource(-variable)?\/[a-z0-9-]+|[\w-]+(\/[\w-]+)*)$/,
        'must be a @fontsource package or the name of a folder beside this file',
      )
      .describe('A package, or the name of a folder beside this file.'),
  )
  .min(1, 'needs at least one package or folder')
  .describe(
    'Packages, or folders beside this file with font files and their licence. The first that holds a letter gives it.',
  );

const face = (help: string) =>
  z
    .strictObject({
      name: z
        .string()
        .trim()
        .min(1, 'is empty')
        .max(60, 'is too long: at most 60 characters')
        .describe('Name of the face, for the notices.'),
      from,
      fallback: z
        .enum(['serif', 'sans-serif'], 'must be serif or sans-serif')
        .describe('Its kind: what readers see until it is there.'),
    })
    .describe(`${help} After a change run npm run fonts.`);

/**
 * The places for pictures: the head of every page, the words on the head office, and those on the firm
 * at home.
 */
export const PICTURE_PLACES = [
  ...(Object.keys(ROUTES) as RouteId[]),
  'not-found',
  'headquarters',
  'home-about',
] as const;
export type PicturePlace = (typeof PICTURE_PLACES)[number];

const degrees = (most: number, help: string) =>
  z
    .number('must be a number')
    .min(-most, `must be at least -${most}`)
    .max(most, `must be at most ${most}`)
    .describe(help);

/** The name of a picture in place of what it shows: with its ending, or as cameras count. */
const FILE_NAME =
  /\.(?:png|jpe?g|jfif|webp|avif|heic|gif|tiff?)$|^[\w.-]*[\d_][\w.-]*$|^(?:img|dsc[fn]?|pxl|screenshot|whatsapp image)[\s_-]*\d/i;
const NO_DESCRIPTION =
  'is the name of a file: say in words what the picture shows, or remove the line if it only decorates';

const shownPicture = z
  .strictObject({
    picture: pictureName(
      'A picture beside this file. Without it stands there what show says.',
    ).optional(),
    show: z
      .enum(['drawn', 'none'], 'must be drawn or none: a picture is named after picture:')
      .default('drawn')
      .describe(
        'Where there is no picture: drawn, the chart that npm run art draws; or none, the ground alone.',
      ),
    focus: focalPoint('From the left edge, in percent.', 'From the upper edge, in percent.')
      .optional()
      .describe('What must stay in sight when the picture is cut.'),
    alt: text(
      1,
      140,
      'What the picture shows, for who cannot see it. Leave it out if it only decorates.',
    )
      .refine((alt) => !FILE_NAME.test(alt), NO_DESCRIPTION)
      .optional(),
  })
  .superRefine(({ picture, focus, alt }, context) => {
    if (picture !== undefined) {
      const show = NO_PICTURE.test(picture) ? 'none' : picture;
      if (show !== 'none' && show !== 'drawn') return;
      const message = `is no picture: remove the line, and write show: ${show}`;
      context.addIssue({ code: 'custom', path: ['picture'], message });
      return;
    }
    for (const [field, value] of Object.entries({ focus, alt })) {
      if (value === undefined) continue;
      const message = 'needs a picture: name one after picture, or remove these lines';
      context.addIssue({ code: 'custom', path: [field], message });
    }
  })
  .transform(({ picture, show, ...others }) => ({ ...others, show: picture ?? show }))
  .prefault({});

const pictures = z
  .strictObject(
    Object.fromEntries(
      PICTURE_PLACES.map((place) => [place, shownPicture.describe(`The picture of ${place}.`)]),
    ) as Record<PicturePlace, typeof shownPicture>,
  )
  .prefault({})
  .describe('What stands behind the words at the head of each page, and beside the head office.');

export const brandSchema = z.strictObject({
  sample: z
    .boolean('must be true or false')
    .optional()
    .describe('true says that this is the sample’s look. Remove the line once it is yours.'),
  colours: z
    .strictObject(COLOURS)
    .superRefine((colours, context) => {
      for (const weak of weakColours(colours)) {
        context.addIssue({ code: 'custom', path: [weak.role], message: describeWeak(weak) });
      }
    })
    .describe('The colours, by what they are for. All others are derived from these.'),
  faces: z
    .strictObject({
      headings: face('For headings, leads and large figures.'),
      text: face('For running text, labels and buttons.'),
    })
    .describe('The two families of letters.'),
  pictures,
  chart: z
    .strictObject({
      latitude: degrees(90, 'Degrees north of its middle.'),
      longitude: degrees(180, 'Degrees east of its middle (west is negative).'),
      width: z
        .number('must be a number')
        .min(20, 'must be at least 20')
        .max(3000, 'must be at most 3000')
        .describe('Kilometres across the picture of the home page.'),
      turn: degrees(90, 'Degrees by which the sheet of the home page is turned.').default(0),
    })
    .optional()
    .describe('The sea that npm run art draws: its islands, wherever they are.'),
  seaFloor: z
    .enum(['drawn', 'none'], 'must be drawn or none')
    .default('drawn')
    .describe(
      'drawn: profiles of the sea of the chart under services, studies and closing words, which npm run art measures; none: rules and the ground alone.',
    ),
  map: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('Whether the Contact page shows the offices on a map.'),
});

const NOT_MEASURED = 'holds no depths: run npm run art, which writes this file';

/** What `npm run art` has measured: profiles of the sea floor, as depths. */
export const seaFloorSchema = z
  .array(z.array(z.number(NOT_MEASURED), NOT_MEASURED).min(2, NOT_MEASURED), NOT_MEASURED)
  .min(1, NOT_MEASURED);

const NOTHING_CUT = 'is empty: run npm run fonts, which writes this file';

const faceFiles = z.array(
  z.strictObject({
    file: z.string(),
    weight: z.string(),
    part: z.string(),
    range: z.array(z.string()).min(1, NOTHING_CUT),
  }),
);

export const MISSING_FACES = 'is missing: run npm run fonts, which writes this folder';

/** What `npm run fonts` has written beside the cut files. */
export const facesSchema = z.strictObject({
  from: z.strictObject({ headings: z.array(z.string()), text: z.array(z.string()) }),
  headings: faceFiles.min(1, NOTHING_CUT),
  /** The headings' face cut for large sizes; empty where it has no axis of optical sizes. */
  display: faceFiles,
  text: faceFiles.min(1, NOTHING_CUT),
  /** Ranges of the characters that both families hold. */
  holds: z.array(z.string()),
});

export type Faces = z.infer<typeof facesSchema>;
export type FaceFile = Faces['headings'][number];
export type Brand = z.infer<typeof brandSchema>;
