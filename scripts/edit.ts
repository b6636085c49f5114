/** `npm run edit`: `npm run dev`, where the content can be edited in forms beside the preview. */
import { existsSync } from 'node:fs';
import { failClearly } from '../src/lib/fail-clearly.ts';
import { DEFAULT_PORT } from '../src/lib/settings.ts';

const folder = process.cwd();
if (!existsSync('.git')) {
  failClearly(
    new Error(`The forms save into a folder that git knows: run \`git init\` in ${folder} once.`),
  );
}
await import('./dev.ts');
const address = `http://localhost:${process.env['PORT'] || DEFAULT_PORT}/admin`;
console.log(`The forms are at ${address}, for Chrome or Edge.`);
console.log(`Press “Work with Local Repository” there and choose the folder ${folder}\n`);
