/**
 * A text as a card can draw it: a picture has no other fonts to fall back to, and would show an empty
 * box for what its face does not hold. Such a letter loses its accents, or is left out.
 */
export const cardText = (text: string, held: ReadonlySet<string>): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    if (held.has(letter)) return letter;
    const plain = Array.from(letter.normalize('NFKD'))
      .filter((part) => held.has(part))
      .join('');
    return /\s/u.test(letter) ? ' ' : plain;
  })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
