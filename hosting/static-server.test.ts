import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from './static-server.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'));
  await writeFile(join(folder, '404.html'), 'not here');
});

afterAll(() => rm(folder, { recursive: true }));

const answersAt = (host: string, port: number): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(port, host);
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
    socket.once('connect', () => socket.destroy());
  });

// On Linux all of 127.0.0.0/8 leads to this machine, and only who listens everywhere answers at 127.0.0.2.
test.runIf(platform() === 'linux')(
  'DEV-03 only this machine is answered, unless told',
  async () => {
    for (const [host, isOpen] of [
      ['localhost', false],
      ['0.0.0.0', true],
    ] as const) {
      const { origin, stop } = await serveFolder(folder, 0, host);
      const port = Number(new URL(origin).port);
      expect(await answersAt('localhost', port), host).toBe(true);
      expect(await answersAt('127.0.0.2', port), host).toBe(isOpen);
      await stop();
    }
  },
);
