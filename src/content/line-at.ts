/** The line of a place in a text, from 1. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;
