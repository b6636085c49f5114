/** The preview, while somebody edits the content and makes a mistake. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROUTES, type RouteId } from '../../src/lib/paths.ts';
import { copyProject } from '../support/copy-project.ts';

let folder: string;
let server: ChildProcess;
let origin: string;

const freePort = async (): Promise<number> => {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

const page = async (id: RouteId) => {
  const response = await fetch(origin + ROUTES[id].path);
  return { status: response.status, text: await response.text() };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'));
  await copyProject(folder, false);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    stdio: 'ignore',
    // Astro serves no page where it believes that Vitest runs it.
    env: { ...process.env, VITEST: undefined, HOST: '127.0.0.1', PORT: String(port) },
  });
  await vi.waitFor(() => fetch(origin), { timeout: 150_000 });
}, 180_000);

afterAll(async () => {
  server.kill();
  await once(server, 'close');
  await rm(folder, { recursive: true });
});

/** A file, a page that needs it, and one that does not. */
const CASES: readonly (readonly [file: string, broken: RouteId, whole: RouteId])[] = [
  ['values.yaml', 'about', 'team'],
  ['privacy-policy.md', 'privacy-policy', 'about'],
];

describe.each(CASES)('a mistake in %s', (file, broken, whole) => {
  const own = () => join(folder, 'content', file);

  test('takes down only the page that needs it, which tells the mistake and nothing else', async () => {
    const before = await readFile(own(), 'utf8');
    await writeFile(own(), '<<<<<<< HEAD\n');
    await expect.poll(async () => (await page(broken)).status, { timeout: 20_000 }).toBe(500);
    const { text } = await page(broken);
    expect(text).toContain(`content/${file}:1`);
    expect(text).not.toMatch(/\bat \S+ \(|node_modules/);
    // An unclosed element would be half a page.
    expect(text).toContain('</html>');
    expect((await page(whole)).status).toBe(200);

    await writeFile(own(), before);
    await expect.poll(async () => (await page(broken)).status, { timeout: 20_000 }).toBe(200);
  });
});
