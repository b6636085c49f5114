/** A value that was typed or pasted with quotes or white space around it, without them. */
export const withoutQuotes = (text: string): string =>
  text.replaceAll(/^[\s“”„«»"]+|[\s“”„«»"]+$/g, '');
