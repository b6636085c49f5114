import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { originAt, serveFolder } from './static-server.ts';

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
    for (const [host, isOpen, named] of [
      ['localhost', false, 'localhost'],
      ['0.0.0.0', true, 'localhost'],
      ['127.0.0.2', true, '127.0.0.2'],
    ] as const) {
      const { origin, stop } = await serveFolder(folder, 0, host);
      const { hostname, port: given } = new URL(origin);
      const port = Number(given);
      // Where it says that it is, there it answers.
      expect(hostname).toBe(named);
      expect(await answersAt(hostname, port), host).toBe(true);
      expect(await answersAt('127.0.0.2', port), host).toBe(isOpen);
      await stop();
    }
  },
);

test('DEV-03 an address of the machine is named as browsers want it', () => {
  expect(originAt('::', 4321)).toBe('http://localhost:4321');
  expect(originAt('fd00::1', 4321)).toBe('http://[fd00::1]:4321');
});
