/** `npm run edit`: `npm run dev`, where the content can be edited in forms beside the preview. */
import { existsSync } from 'node:fs';
import { originAt } from '../hosting/static-server.ts';
import { EDITOR_PATH } from '../src/lib/paths.ts';
import { DEFAULT_PORT } from '../src/lib/settings.ts';
import { readTyped } from '../src/lib/typed-value.ts';

await import('./dev.ts');
const folder = process.cwd();
const host = readTyped(process.env['HOST']) ?? 'localhost';
const port = readTyped(process.env.PORT) ?? DEFAULT_PORT;
const origin = originAt(host, Number(port));
console.log(`The forms are at ${origin}${EDITOR_PATH}, for Chrome or Edge.`);
console.log(`Press “Work with Local Repository” there and choose the folder ${folder}\n`);
if (!existsSync('.git')) {
  console.log(`They save into folders that git knows: run \`git init\` in this one first.\n`);
}
