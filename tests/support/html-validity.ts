import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5', { 'astro-island': { flow: true, phrasing: true, void: false } }],
});

/** What is wrong with an HTML document, with places. */
export const invalidParts = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap((result) =>
    result.messages.map(
      ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
    ),
  );
};
