/** What word processors put before the entries of a list, as parts of regular expressions. */

export const DOT = String.raw`[•‣▪▫◦·●○■□◆◇❖➢➤►▶✓✔\uf000-\uf0ff]`;

/** Letters of a typeface of signs, which are such dots there, and more than a space after them. */
export const DOT_LETTER = String.raw`[oqvüØ§](?:\t| {2,})`;
