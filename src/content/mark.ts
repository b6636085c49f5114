/** The firm's mark: an SVG drawing, cleaned, or refused where it could do more than be drawn. */
import { optimize, type CustomPlugin } from 'svgo';
import { contrastWith, isColour, LEAST_CONTRAST } from '#lib/colour.ts';
import type { Mark } from '#lib/mark.ts';
import { closest } from './closest.ts';
import type { Problem } from './problems.ts';

/** It stands on every page, which has to fit into the first flight. */
const MOST_BYTES = 3072;
const MOST_UNEQUAL = 2.5;

const PLAIN = 'export it from the drawing program anew, as plain SVG';
const SCRIPT = `holds a script: ${PLAIN}`;

/** What Illustrator keeps in a drawing for itself. */
const ILLUSTRATOR =
  'holds what only Illustrator reads: save it anew as SVG, without “Preserve Illustrator Editing Capabilities”';

/** Elements that are no drawing, by what is wrong with them. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^script$|^handler$/, SCRIPT],
  [
    /^(image|feImage)$/,
    'holds a picture of pixels, which cannot be drawn at any size: trace it, or ask for the mark as a drawing',
  ],
  [
    /^(text|tspan|textPath|font.*)$/,
    'holds letters, which look different on every machine: convert them to paths (outlines)',
  ],
  [
    /^(animate.*|set)$/,
    'holds more than a drawing, a movement: a mark stands still. Take the animation out, and export it anew',
  ],
  [
    /^a$/,
    'holds more than a drawing, a link: a mark leads nowhere by itself. Take the link out, and export it anew',
  ],
  [
    /^(foreignObject|iframe|audio|video)$/,
    'holds more than a drawing, a piece of a page or a recording: take it out, and export it anew',
  ],
];

const refusalOf = (name: string, attributes: Record<string, string>): string | undefined =>
  'requiredExtensions' in attributes
    ? ILLUSTRATOR
    : REFUSED.find(([pattern]) => pattern.test(name))?.[1];

const ELSEWHERE =
  'points to another file or address: a mark has to hold all that it consists of (embed it)';
const EMBEDDED = `holds another file, which is no part of the drawing: ${PLAIN}, without it`;

/** What is wrong with the address of something. */
const addressFault = (address: string): string | undefined => {
  if (address.startsWith('#')) return undefined;
  return address.startsWith('data:') ? EMBEDDED : ELSEWHERE;
};

const urlFaults = (style: string): string[] =>
  [...style.matchAll(/url\(\s*["']?([^"')]*)/g)].flatMap(
    ([, address = '']) => addressFault(address) ?? [],
  );

/** Tells what a mark must not hold; what is harmless is left to the plugins that come after. */
const inspect = (tell: (message: string) => void): CustomPlugin => ({
  name: 'inspect',
  fn: () => {
    let roots = 0;
    const told = new Set<object>();
    return {
      doctype: {
        enter: ({ data }) => {
          if (!data.doctype.includes('<!ENTITY')) return;
          tell(/adobe/i.test(data.doctype) ? ILLUSTRATOR : `defines entities: ${PLAIN}`);
        },
      },
      element: {
        enter: (element, parent) => {
          const { name, attributes } = element;
          const refusal = told.has(parent) ? undefined : refusalOf(name, attributes);
          if (refusal !== undefined) tell(refusal);
          if (refusal !== undefined || told.has(parent)) {
            // What it says of itself goes with it, and what it holds; a link may hold the drawing.
            if (name !== 'a') told.add(element);
            return;
          }
          for (const [attribute, value] of Object.entries(attributes)) {
            if (/^on/i.test(attribute)) tell(SCRIPT);
            const isAddress = /^(xlink:)?(href|src)$/.test(attribute);
            const fault = isAddress ? addressFault(value) : undefined;
            for (const message of fault ? [fault] : urlFaults(value)) tell(message);
          }
          if (parent.type !== 'root') return;
          if (++roots > 1) tell('holds more than one drawing: save the mark alone, as plain SVG');
          const [, , width = 0, height = 0] = (attributes['viewBox'] ?? '')
            .trim()
            .split(/[\s,]+/)
            .map(Number);
          if (!(width > 0 && height > 0)) {
            tell('has no viewBox, which says how large its sheet is: export it anew, as plain SVG');
          } else if (Math.max(width / height, height / width) > MOST_UNEQUAL) {
            tell(
              'is too long for its places: a mark is about as high as it is wide. Take the sign alone, without the name',
            );
          }
        },
      },
      text: {
        enter: ({ value }, parent) => {
          const isStyle = parent.type === 'element' && parent.name === 'style';
          if (!isStyle) return;
          if (/@import\s+["']/.test(value)) tell(ELSEWHERE);
          for (const message of urlFaults(value)) tell(message);
        },
      },
    };
  },
});

const OWN_TO_THE_DOCUMENT = /\s(?:xmlns(?::\w+)?|viewBox|version|id|class|width|height)="[^"]*"/g;

const isOwnColour = (paint: string): boolean => /^currentcolor$/i.test(paint);

/** Colours by themselves, without what is painted after another. */
const paintsOf = (body: string): string[] =>
  [...body.matchAll(/\b(?:fill|stroke|stop-color|flood-color|lighting-color)="([^"]+)"/g)]
    .map(([, paint = '']) => paint.trim())
    .filter(
      (paint) => !/^(?:none|inherit|initial|unset|transparent|context-\w+|url\()/.test(paint),
    );

/** What was meant by a colour that is none. */
const meantColour = (paint: string): string | undefined => {
  const [, fallback] = /^var\([^,]*,\s*(.*)\)$/s.exec(paint) ?? [];
  if (fallback !== undefined) return isColour(fallback) ? fallback : meantColour(fallback);
  if (isColour(`#${paint}`)) return `#${paint}`;
  return closest(paint.toLowerCase(), ['currentcolor']) && 'currentColor';
};

/** Browsers leave out a colour that they do not know, and draw its shape in another. */
const paintFault = (paint: string): string | undefined =>
  isOwnColour(paint) || isColour(paint)
    ? undefined
    : `has a colour that browsers do not know, ${paint}: write ${meantColour(paint) ?? 'a # and six figures or letters'} in its place`;

/** Whether the mark has colours of its own, and none of them shows on the ground. */
const isLostOn = (body: string, ground: string): boolean => {
  const paints = paintsOf(body);
  return (
    paints.length > 0 &&
    paints.every(
      (paint) => !isOwnColour(paint) && contrastWith(paint, [ground]) < LEAST_CONTRAST.shape,
    )
  );
};

/**
 * @param ground - the dark ground that the mark stands on
 */
export const readMark = (
  file: string,
  source: string,
  ground: string | undefined,
): { value: Mark | undefined; problems: Problem[] } => {
  const messages = new Set<string>();
  try {
    const { data } = optimize(source, {
      plugins: [
        inspect((message) => messages.add(message)),
        {
          name: 'preset-default',
          params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
        },
        'convertStyleToAttrs',
        'removeDimensions',
        'removeTitle',
        { name: 'prefixIds', params: { prefix: 'mark', delim: '-', prefixClassNames: false } },
      ],
    });
    const [, attributes = '', inner = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(data) ?? [];
    const [, viewBox = ''] = / viewBox="([^"]*)"/.exec(attributes) ?? [];
    const paint = attributes.replace(OWN_TO_THE_DOCUMENT, '');
    const body = paint.trim() === '' ? inner : `<g${paint}>${inner}</g>`;
    if (messages.size === 0) {
      if (inner === '') messages.add('holds no drawing');
      if (/<style|\sstyle=|\sclass=/.test(body)) {
        messages.add(
          'has styles that cannot be told from its shapes: export it with “presentation attributes”',
        );
      }
      if (Buffer.byteLength(body) > MOST_BYTES) {
        messages.add(
          `is too detailed for a mark: ${Math.ceil(Buffer.byteLength(body) / 1024)} KB after cleaning, at most ${MOST_BYTES / 1024}`,
        );
      }
      const faults = paintsOf(body).flatMap((paint) => paintFault(paint) ?? []);
      for (const fault of faults) messages.add(fault);
      if (ground !== undefined && faults.length === 0 && isLostOn(body, ground)) {
        messages.add(
          'cannot be seen on the dark ground of the header: write currentColor in the place of its colours, and it takes that of the accent',
        );
      }
    }
    if (messages.size === 0) return { value: { viewBox, body }, problems: [] };
  } catch (error) {
    const reason = error instanceof Error && /:(\d+):\d+/.exec(error.message)?.[1];
    messages.add(
      `is no SVG drawing that can be read${reason ? ` (line ${reason})` : ''}: export it anew, as plain SVG`,
    );
  }
  return {
    value: undefined,
    problems: [...messages].map((message) => ({ file, field: '', message })),
  };
};
