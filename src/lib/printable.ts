/**
 * Control characters other than tabs and line ends, halves of a pair, the mark of a letter that was
 * lost in saving, and the two that turn the reading direction of all that follows.
 */
const UNPRINTABLE = /[^\P{Cc}\t\r\n]|[\p{Cs}\p{Noncharacter_Code_Point}\ufffd\u202d\u202e]/u;

/** Where the first character stands that no page can show, or -1. */
export const findUnprintable = (text: string): number => text.search(UNPRINTABLE);
