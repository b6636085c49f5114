/** `npm run schemas`: writes the help that VS Code gives for the content files. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { editorSchemas } from '../src/content/editor-schemas.ts';

for (const [file, text] of Object.entries(editorSchemas())) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
