/** A postal address as it is printed, with what its lines are. */
import { z } from 'zod';
import { countryFault } from './locale-codes.ts';
import { text } from './schema-fields.ts';

const NAMED_IN_ADDRESS = ['locality', 'region', 'postalCode', 'country'] as const;

/** In capitals, as post offices want them; in Turkish ones, i keeps its dot. */
const holds = (line: string, part: string): boolean =>
  ['en', 'tr'].some((language) =>
    line.toLocaleUpperCase(language).includes(part.toLocaleUpperCase(language)),
  );

/**
 * Which of an address's lines is that of the town: the last that names it, for a street or a house may be
 * called after a town. Where a country has the name of its town, its line counts only if no other does.
 */
const lineOfTown = ({
  lines,
  locality,
  country,
}: {
  lines: readonly string[];
  locality: string;
  country: string;
}): number => {
  const naming = (line: string) => holds(line, locality);
  const apart = lines.findLastIndex((line) => naming(line) && !holds(country, line));
  return apart < 0 ? lines.findLastIndex(naming) : apart;
};

/** The lines of an address that hold street and house: above the town, or below it where that comes first. */
export const linesOfStreet = (address: {
  lines: readonly string[];
  locality: string;
  country: string;
  region?: string | undefined;
  postalCode?: string | undefined;
}): readonly string[] => {
  const town = lineOfTown(address);
  if (town > 0) return address.lines.slice(0, town);
  const { country, region = '', postalCode = '' } = address;
  return address.lines
    .slice(1)
    .filter((line) => ![country, region, postalCode].some((part) => holds(part, line)));
};

/** Written as on an envelope, since every country has an order of its own; the rest says which is which. */
export const addressSchema = z
  .strictObject({
    lines: z
      .array(text(1, 60, 'One line, as on an envelope.'))
      .min(2, 'needs at least two lines, each after a hyphen')
      .max(7, 'has too many lines: at most 7')
      .describe('The address as it is printed, line by line, in the order of your country.'),
    locality: text(1, 60, 'Town, as it stands in the lines.'),
    region: text(1, 40, 'State, canton or department as it stands in the lines.').optional(),
    postalCode: text(1, 12, 'Postal code in quotes, as it stands in the lines.').optional(),
    country: text(1, 40, 'Country in words, as it stands in the lines.'),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, {
        error: ({ input }) => countryFault(String(input)) ?? '',
        abort: true,
      })
      .refine((code) => countryFault(code) === undefined, {
        error: ({ input }) => countryFault(String(input)) ?? '',
      })
      .describe('Two capital letters, such as HN.'),
  })
  .superRefine((address, context) => {
    for (const field of NAMED_IN_ADDRESS) {
      const value = address[field];
      if (value === undefined || address.lines.some((line) => holds(line, value))) continue;
      const message = 'does not stand in the lines of the address: write it the same in both';
      context.addIssue({ code: 'custom', path: [field], message });
    }
    if (linesOfStreet(address).length === 0) {
      const message = 'stands in the first line, and no line is left for the street: give it one';
      context.addIssue({ code: 'custom', path: ['locality'], message });
    }
  })
  .describe('The postal address.');
