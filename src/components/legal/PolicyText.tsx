import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { ComponentProps, ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Words } from '#content/words.ts';
import { fillPlaceholders } from '#lib/placeholders.ts';
import styles from './PolicyDocument.module.css';

interface Props {
  tree: Root;
  words: Pick<Words['privacyPolicy'], 'notes' | 'backToNote'>;
}

/** A table wider than the screen is moved sideways, by keys too; its words stay whole. */
const components = {
  table: (table: ComponentProps<'table'>) => (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer moves it by keys
    <div className={styles.table} tabIndex={0}>
      <table {...table} />
    </div>
  ),
  th: ({ align, ...cell }: ComponentProps<'th'>) => <th scope="col" data-align={align} {...cell} />,
  td: ({ align, ...cell }: ComponentProps<'td'>) => <td data-align={align} {...cell} />,
};

/** The syntax tree of a text as elements of the page. */
export function PolicyText({ tree, words }: Props) {
  const html = toHast(tree, {
    clobberPrefix: 'note.',
    footnoteLabel: words.notes,
    footnoteLabelProperties: {},
    footnoteBackLabel: (index, mention) =>
      fillPlaceholders(words.backToNote, {
        number: mention > 1 ? `${index + 1}-${mention}` : String(index + 1),
      }),
    // Numbered where a note is mentioned several times.
    footnoteBackContent: (_, mention) => [
      { type: 'text', value: '↑' },
      ...(mention > 1
        ? [
            {
              type: 'element' as const,
              tagName: 'sup',
              properties: {},
              children: [{ type: 'text' as const, value: String(mention) }],
            },
          ]
        : []),
    ],
  });
  return toJsxRuntime(html, {
    Fragment,
    jsx,
    jsxs,
    components,
    ignoreInvalidStyle: true,
    tableCellAlignToStyle: false,
    // Its types look for a global JSX, which React 19 has no more.
  }) as ReactElement;
}
