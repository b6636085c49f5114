/** `node scripts/serve.ts FOLDER PORT`: serves a built folder, for the browser tests. */
import { serveFolder } from './lib/static-server.ts';

const [folder, port] = process.argv.slice(2);
if (!folder || !Number(port)) throw new Error('usage: node scripts/serve.ts FOLDER PORT');
await serveFolder(folder, Number(port));
