/** The firm's mark: an SVG drawing, cleaned, or refused where it could do more than be drawn. */
import { optimize, type CustomPlugin } from 'svgo';
import { contrastWith, LEAST_CONTRAST } from '#lib/colour.ts';
import type { Mark } from '#lib/mark.ts';
import type { Problem } from './problems.ts';

/** It stands on every page, which has to fit into the first flight. */
const MOST_BYTES = 3072;
const MOST_UNEQUAL = 2.5;

/** Elements that are no drawing, by what is wrong with them. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^script$|^handler$/, 'holds a script: export it from the drawing program anew, as plain SVG'],
  [
    /^(image|feImage)$/,
    'holds a picture of pixels, which cannot be drawn at any size: trace it, or ask for the mark as a drawing',
  ],
  [
    /^(text|tspan|textPath|font.*)$/,
    'holds letters, which look different on every machine: convert them to paths (outlines)',
  ],
  [
    /^(animate.*|set|foreignObject|iframe|audio|video|a)$/,
    'holds more than a drawing: a mark stands still, and leads nowhere',
  ],
];

const ELSEWHERE =
  'points to another file or address: a mark has to hold all that it consists of (embed it)';

/** Tells what a mark must not hold; what is harmless is left to the plugins that come after. */
const inspect = (tell: (message: string) => void): CustomPlugin => ({
  name: 'inspect',
  fn: () => {
    let roots = 0;
    return {
      doctype: {
        enter: ({ data }) => {
          if (data.doctype.includes('<!ENTITY')) tell('defines entities: save it as plain SVG');
        },
      },
      element: {
        enter: ({ name, attributes }, parent) => {
          for (const [pattern, message] of REFUSED) if (pattern.test(name)) tell(message);
          for (const [attribute, value] of Object.entries(attributes)) {
            if (/^on/i.test(attribute)) tell(REFUSED[0]?.[1] ?? '');
            if (/^(xlink:)?(href|src)$/.test(attribute) && !value.startsWith('#')) tell(ELSEWHERE);
            if (/url\(\s*["']?(?!["']?#)/.test(value)) tell(ELSEWHERE);
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
          if (isStyle && /@import|url\(\s*["']?(?!["']?#)/.test(value)) tell(ELSEWHERE);
        },
      },
    };
  },
});

const OWN_TO_THE_DOCUMENT = /\s(?:xmlns(?::\w+)?|viewBox|version|id|class|width|height)="[^"]*"/g;

const paintsOf = (body: string): string[] =>
  [...body.matchAll(/\b(?:fill|stroke|stop-color)="([^"]+)"/g)]
    .map(([, paint = '']) => paint)
    .filter((paint) => !/^(none|inherit|transparent|url\()/.test(paint));

/** Whether the mark has colours of its own, and none of them shows on the ground. */
const isLostOn = (body: string, ground: string): boolean => {
  const paints = paintsOf(body);
  return (
    paints.length > 0 &&
    paints.every(
      (paint) => paint !== 'currentColor' && contrastWith(paint, [ground]) < LEAST_CONTRAST.shape,
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
      if (ground !== undefined && isLostOn(body, ground)) {
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
