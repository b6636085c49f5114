/**
 * Seals a text under a password and opens it again, by Web Crypto alone, so that the build and the
 * browser run the same code. See docs/gate.md.
 *
 * - Key: PBKDF2-HMAC-SHA-256 at 600 000 iterations, the figure of OWASP's Password Storage Cheat
 *   Sheet (2023).
 * - Text: compressed in the format of zlib, the one that most browsers know, then AES-256-GCM with a
 *   fresh 96-bit IV for every seal. Version, iterations and salt are authenticated with it, so that
 *   none of them can be changed unnoticed.
 * - Checksum: SHA-256 over all parts. It protects nothing from an attacker; it tells a file that
 *   was cut or damaged on its way from a password that is wrong.
 */
const VERSION = 2;
const COMPRESSION = 'deflate';
export const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const KEY_BYTES = 32;

/** The published file. All byte strings are Base64. */
export interface SealedText {
  version: number;
  iterations: number;
  salt: string;
  iv: string;
  body: string;
  checksum: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Thrown when the file itself is not what was published; a wrong password is `WrongKeyError`. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}

export class WrongKeyError extends Error {
  override name = 'WrongKeyError';
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const toBase64 = (bytes: Bytes) => btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''));
const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

const sha256 = async (text: string): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text)));

const pipe = async (bytes: Bytes, transform: CompressionStream | DecompressionStream) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer(),
  );

const authenticated = ({
  version,
  iterations,
  salt,
}: Omit<SealedText, 'iv' | 'body' | 'checksum'>) =>
  utf8(JSON.stringify([version, iterations, salt]));

const checksumOf = async ({ version, iterations, salt, iv, body }: Omit<SealedText, 'checksum'>) =>
  toBase64(await sha256(JSON.stringify([version, iterations, salt, iv, body])));

/** @throws WrongKeyError where the text is no key at all, such as one that was changed by hand */
const keyBytes = (key: string): Bytes => {
  try {
    const bytes = fromBase64(key);
    if (bytes.length === KEY_BYTES) return bytes;
  } catch {
    // No Base64.
  }
  throw new WrongKeyError('This is no key.');
};

const importKey = (key: string, use: KeyUsage) =>
  crypto.subtle.importKey('raw', keyBytes(key), 'AES-GCM', false, [use]);

/**
 * A salt of 16 bytes that belongs to one site and stays the same from build to build, so that a
 * browser which remembers its key stays let in. A salt need not be secret, only its own.
 */
export const siteSalt = async (siteUrl: string): Promise<string> =>
  toBase64((await sha256(`case studies of ${siteUrl}`)).slice(0, SALT_BYTES));

/**
 * @returns the 256-bit key in Base64. Takes a good part of a second on purpose.
 * @throws WrongKeyError where the password is empty, of which WebKit derives nothing
 */
export const deriveKey = async (
  password: string,
  { salt, iterations }: Pick<SealedText, 'salt' | 'iterations'>,
): Promise<string> => {
  if (password === '') throw new WrongKeyError('An empty password opens nothing.');
  const material = await crypto.subtle.importKey('raw', utf8(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations };
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits(parameters, material, 256)));
};

export const seal = async (
  text: string,
  key: string,
  { salt, iterations }: Pick<SealedText, 'salt' | 'iterations'>,
): Promise<SealedText> => {
  const head = { version: VERSION, iterations, salt };
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const body = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: authenticated(head) },
    await importKey(key, 'encrypt'),
    await pipe(utf8(text), new CompressionStream(COMPRESSION)),
  );
  const parts = { ...head, iv: toBase64(iv), body: toBase64(new Uint8Array(body)) };
  return { ...parts, checksum: await checksumOf(parts) };
};

/**
 * Checks that a value, fresh from the network, is a whole sealed file of this version.
 *
 * @throws DamagedFileError
 */
export const checkSealedText = async (value: unknown): Promise<SealedText> => {
  const file = value as SealedText | null;
  const isWhole =
    file?.version === VERSION &&
    Number.isSafeInteger(file.iterations) &&
    [file.salt, file.iv, file.body, file.checksum].every((part) => typeof part === 'string') &&
    file.checksum === (await checksumOf(file));
  if (!isWhole) throw new DamagedFileError('The sealed file is not as it was published.');
  return file;
};

/**
 * Of all that can fail here only the decryption itself judges the key: a browser without one of the
 * other parts is at fault by itself.
 */
const decrypt = async (file: SealedText, key: CryptoKey): Promise<Bytes> => {
  const parameters = {
    name: 'AES-GCM',
    iv: fromBase64(file.iv),
    additionalData: authenticated(file),
  };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parameters, key, fromBase64(file.body)));
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'OperationError') {
      throw new WrongKeyError('The key does not open the file.', { cause });
    }
    throw cause;
  }
};

/** @throws WrongKeyError where the key does not fit, or a part was changed on purpose */
export const unseal = async (file: SealedText, key: string): Promise<string> => {
  const packed = await decrypt(file, await importKey(key, 'decrypt'));
  return new TextDecoder().decode(await pipe(packed, new DecompressionStream(COMPRESSION)));
};
