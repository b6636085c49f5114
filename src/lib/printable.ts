/**
 * Control characters other than tabs and line ends, halves of a pair, the mark of a letter that was
 * lost in saving or of a picture that was pasted, drawings of a private font, and those that turn the
 * reading direction of what follows.
 */
const UNPRINTABLE =
  /[^\P{Cc}\t\r\n]|[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\ufff9-\ufffd\u202a-\u202e\u2066-\u2069]/u;

/** Where the first character stands that no page can show, or -1. */
export const findUnprintable = (text: string): number => text.search(UNPRINTABLE);
