/** `node tests/run/serve.ts FOLDER PORT`: serves a built folder, for the browser tests. */
import { serveFolder } from '../../hosting/static-server.ts';

const [folder, port] = process.argv.slice(2);
if (!folder || !Number(port)) throw new Error('usage: node tests/run/serve.ts FOLDER PORT');
await serveFolder(folder, Number(port));
