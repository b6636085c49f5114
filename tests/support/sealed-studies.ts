/** The file behind the gate as a build wrote it, opened by code of another kind than the site's. */
import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { SealedText } from '../../src/lib/sealing.ts';
import { TEST_SETTINGS } from './test-settings.ts';

const bytes = (text: string) => Buffer.from(text, 'base64');

/** @param folder - of the build */
export const readSealed = (folder: string) => {
  const file = JSON.parse(readFileSync(`${folder}/case-studies.sealed.json`, 'utf8')) as SealedText;
  const password = TEST_SETTINGS.CASE_STUDIES_PASSWORD;
  const [salt, iv, body] = [file.salt, file.iv, file.body].map(bytes) as [Buffer, Buffer, Buffer];
  const key = pbkdf2Sync(password, salt, file.iterations, 32, 'sha256');
  const open = (): unknown => {
    const decipher = createDecipheriv('aes-256-gcm', key, iv);
    decipher.setAAD(Buffer.from(JSON.stringify([file.version, file.iterations, file.salt])));
    decipher.setAuthTag(body.subarray(-16));
    const packed = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
    return JSON.parse(inflateSync(packed).toString('utf8'));
  };
  return {
    iterations: file.iterations,
    salt,
    iv,
    open,
    /** Whether the page itself carries the key that opens the file. */
    isKeyPublished: readFileSync(`${folder}/case-studies.html`, 'utf8').includes(
      key.toString('base64'),
    ),
  };
};
