import type { MiddlewareHandler } from 'astro';
import { checkContentFolder } from '#content/content-folder.ts';
import { ContentError, formatProblem } from '#content/problems.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The mistakes and nothing else; Vite's client shows the page again when a file is saved. */
const mistakesPage = ({ problems }: ContentError): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>This page waits for a correction</title>
  <style>
    body { max-width: 72ch; margin: 12vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui; }
    li { margin-block: 1rem; overflow-wrap: anywhere; }
  </style>
  <h1>This page waits for a correction</h1>
  <p>Save the file, and the page follows.</p>
  <ul>${problems.map((problem) => `<li>${escape(formatProblem(problem))}</li>`).join('')}</ul>
  <script type="module" src="/@vite/client"></script>
</html>
`;

/** What the check of the content says of what went wrong, such as a picture that cannot be read. */
const mistakesBehind = async (error: unknown): Promise<ContentError | undefined> => {
  if (error instanceof ContentError) return error;
  const found: unknown = await checkContentFolder('content', { showDrafts: true }).catch(
    (problem: unknown) => problem,
  );
  return found instanceof ContentError ? found : undefined;
};

/**
 * In the preview alone: gives a page whole, or, where a file that it needs holds mistakes, these
 * mistakes. Otherwise one that comes up halfway would leave half a page without a word.
 */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  try {
    const response = await next();
    return new Response(await response.arrayBuffer(), response);
  } catch (error) {
    const mistakes = await mistakesBehind(error);
    if (!mistakes) throw error;
    return new Response(mistakesPage(mistakes), {
      status: 500,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
};
