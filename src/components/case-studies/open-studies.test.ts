import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seal, type SealedText } from '#lib/sealing.ts';
import { openStudies } from './open-studies.ts';

const KEY = Buffer.alloc(32, 1).toString('base64');
const file = await seal('[]', KEY, { salt: Buffer.alloc(16).toString('base64'), iterations: 1 });

const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

/** What the network gives, each time that it is asked. */
const serve = (give: () => Promise<Response>) => vi.stubGlobal('fetch', give);

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  serve(() => answer(file));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the right key opens, any other one is wrong', async () => {
  expect(await openStudies(() => KEY)).toEqual({ key: KEY, studies: [] });
  for (const key of ['', 'no Base64!', 'AAAA', Buffer.alloc(32, 7).toString('base64')]) {
    expect(await openStudies(() => key)).toEqual({ failure: 'wrong' });
  }
});

const cut = file.body.slice(0, -4);
const FAULTS: Readonly<Record<string, () => Promise<Response>>> = {
  missing: () => answer('<h1>Not found</h1>', 404),
  'refused by the server': () => answer('', 503),
  'out of reach': () => Promise.reject(new TypeError('Failed to fetch')),
  'too late': () => Promise.reject(new DOMException('', 'TimeoutError')),
  'answered by a login page': () => answer('<h1>Welcome to our Wi-Fi</h1>'),
  'cut in the middle': () => answer(JSON.stringify(file).slice(0, 40)),
  'cut within its body': () => answer({ ...file, body: cut }),
  'altered in one letter': () =>
    answer({ ...file, body: (file.body.startsWith('A') ? 'B' : 'A') + file.body.slice(1) }),
  'of another version': () => answer({ ...file, version: 0 }),
  'JSON but nothing else': () => answer(null),
};

test.each(Object.entries(FAULTS))('a file that is %s says nothing of the key', async (_, give) => {
  serve(give);
  expect(await openStudies(() => KEY)).toEqual({ failure: 'unavailable' });
});

/** What a browser may lack. */
const LACKS: Readonly<Record<string, () => void>> = {
  'the form of packing': () =>
    vi.stubGlobal('DecompressionStream', function Unknown() {
      throw new TypeError('unknown format');
    }),
  'Web Crypto': () => vi.stubGlobal('crypto', {}),
  checksums: () =>
    vi
      .spyOn(SubtleCrypto.prototype, 'digest')
      .mockRejectedValue(new DOMException('', 'NotSupportedError')),
  decryption: () =>
    vi
      .spyOn(SubtleCrypto.prototype, 'decrypt')
      .mockRejectedValue(new DOMException('', 'NotSupportedError')),
};

describe('GATE-24 a lack of the browser is no wrong password', () => {
  test.each(Object.entries(LACKS))('%s', async (_, remove) => {
    remove();
    expect(await openStudies(() => KEY)).toEqual({ failure: 'incapable' });
  });

  test('the derivation of keys', async () => {
    const derive = (): never => {
      throw new DOMException('', 'NotSupportedError');
    };
    expect(await openStudies(derive)).toEqual({ failure: 'incapable' });
  });

  test('a secure connection', async () => {
    vi.stubGlobal('isSecureContext', false);
    expect(await openStudies(() => KEY)).toEqual({ failure: 'insecure' });
  });
});

test('the file is asked for anew each time, and not without end', async () => {
  const asked = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(() =>
    answer(file satisfies SealedText),
  );
  vi.stubGlobal('fetch', asked);
  await openStudies(() => KEY);
  const [[, options] = []] = asked.mock.calls;
  expect(options).toMatchObject({ cache: 'no-cache', signal: expect.any(AbortSignal) as unknown });
});
