/** What makes the site look like the firm: the shape of `content/brand/brand.yaml`. */
import { z } from 'zod';
import { weakColours, type WeakColour } from '#lib/palette.ts';

const colour = (help: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour in quotes, such as "#7d5d1c"')
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
});

export type Brand = z.infer<typeof brandSchema>;
