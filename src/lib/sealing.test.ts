import fc from 'fast-check';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  checkSealedText,
  DamagedFileError,
  deriveKey,
  seal,
  siteSalt,
  unseal,
  WrongKeyError,
  type SealedText,
} from './sealing.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const TEXT = 'Eleven companies, “four” auditors – Año 2023.';

describe('the key', () => {
  // Published test vectors for PBKDF2-HMAC-SHA-256 (the inputs of RFC 6070).
  test.each([
    [1, '120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b'],
    [2, 'ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43'],
    [4096, 'c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a'],
  ])('is the known answer after %i iterations', async (iterations, hex) => {
    const key = await deriveKey('password', { salt: base64('salt'), iterations });
    expect(Buffer.from(key, 'base64').toString('hex')).toBe(hex);
  });

  test('depends on the site by its salt, which stays the same', async () => {
    const salt = await siteSalt('https://one.example');
    expect(await siteSalt('https://one.example')).toBe(salt);
    expect(await siteSalt('https://two.example')).not.toBe(salt);
    expect(Buffer.from(salt, 'base64')).toHaveLength(16);
  });
});

describe('a sealed text', () => {
  // Few iterations: the strength is not what these tests are about.
  const parameters = { salt: base64('sixteen bytes ok'), iterations: 1000 };
  let key: string;
  let file: SealedText;
  beforeAll(async () => {
    key = await deriveKey('right', parameters);
    file = await seal(TEXT, key, parameters);
  });

  test('differs with every seal', async () => {
    const again = await seal(TEXT, key, parameters);
    expect(again.iv).not.toBe(file.iv);
    expect(again.body).not.toBe(file.body);
  });

  test('GATE-24 no key comes of an empty password, in any engine', async () => {
    const derive = vi.spyOn(crypto.subtle, 'importKey');
    onTestFinished(() => derive.mockRestore());
    await expect(deriveKey('', parameters)).rejects.toThrow(WrongKeyError);
    expect(derive).not.toHaveBeenCalled();
  });

  test('GATE-24 does not open with what is no key at all', async () => {
    for (const text of ['', 'no Base64!', base64('too short')]) {
      await expect(unseal(file, text)).rejects.toThrow(WrongKeyError);
    }
  });

  test.each(['importKey', 'decrypt'] as const)(
    'GATE-24 a browser that refuses %s says nothing about the key',
    async (part) => {
      const refused = new DOMException('', 'NotSupportedError');
      vi.spyOn(crypto.subtle, part).mockRejectedValue(refused);
      onTestFinished(() => void vi.restoreAllMocks());
      await expect(unseal(file, key)).rejects.toBe(refused);
    },
  );

  test('GATE-24 a browser that cannot unpack says nothing about the key', async () => {
    vi.stubGlobal('DecompressionStream', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const error: unknown = await unseal(file, key).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(WrongKeyError);
  });

  const changes: [string, (file: SealedText) => SealedText][] = [
    ['version', (f) => ({ ...f, version: f.version + 1 })],
    ['iterations', (f) => ({ ...f, iterations: 1 })],
    ['end of the body', (f) => ({ ...f, body: f.body.slice(0, -8) })],
  ];

  test.each(changes)('with a changed %s is known as damaged', async (_, change) => {
    await expect(checkSealedText(change(file))).rejects.toThrow(DamagedFileError);
  });

  test.each(changes)('with a changed %s and a matching checksum stays shut', async (_, change) => {
    const changed = change(file);
    expect(changed).not.toEqual(file);
    await expect(unseal(changed, key)).rejects.toThrow(WrongKeyError);
  });

  test.each([null, 'text', {}, { version: 1 }, []])('%j is no sealed text', async (value) => {
    await expect(checkSealedText(value)).rejects.toThrow(DamagedFileError);
  });
});

describe('any text', () => {
  const parameters = { salt: base64('sixteen bytes ok'), iterations: 1 };
  const parts = ['salt', 'iv', 'body', 'checksum'] as const;

  test('comes back the same', async () => {
    const key = await deriveKey('right', parameters);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await unseal(await checkSealedText(await seal(text, key, parameters)), key)).toBe(
          text,
        );
      }),
    );
  });

  test('opens to the password that it was sealed under alone', async () => {
    const anyPassword = fc.string({ minLength: 1 });
    await fc.assert(
      fc.asyncProperty(anyPassword, anyPassword, async (password, other) => {
        fc.pre(password !== other);
        const file = await seal(TEXT, await deriveKey(password, parameters), parameters);
        expect(await unseal(file, await deriveKey(password, file))).toBe(TEXT);
        await expect(unseal(file, await deriveKey(other, file))).rejects.toThrow(WrongKeyError);
      }),
    );
  });

  test('is refused with any bit changed, as damaged and, its checksum made to match, as shut', async () => {
    const key = await deriveKey('right', parameters);
    const file = await seal(TEXT, key, parameters);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...parts), fc.nat(), fc.nat(7), async (part, place, bit) => {
        const bytes = Buffer.from(file[part], 'base64');
        const index = place % bytes.length;
        bytes[index] = (bytes[index] ?? 0) ^ (1 << bit);
        const changed = { ...file, [part]: bytes.toString('base64') };
        await expect(checkSealedText(changed)).rejects.toThrow(DamagedFileError);
        if (part !== 'checksum') await expect(unseal(changed, key)).rejects.toThrow(WrongKeyError);
      }),
    );
  });
});
