import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keys derived from the server's secret key, which is never in the database. */
export interface Keys {
  /** Derives a key for one purpose. */
  derive(purpose: string): Buffer;
  encrypt(text: string): string;
  /** Throws if the text was not encrypted with this key. */
  decrypt(text: string): string;
}

const NONCE = 12;
const TAG = 16;

export function keysOf(secret: string): Keys {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'routeglass', purpose, 32));
  const key = derive('encryption');
  return {
    derive,
    encrypt(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64',
      );
    },
    decrypt(text) {
      const bytes = Buffer.from(text, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE));
      decipher.setAuthTag(bytes.subarray(-TAG));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
    },
  };
}

/** The key from the settings, or the one in the data folder, which is made at the first start and readable only by the server's user. */
export async function readKeys(secretKey: string | undefined, dataDir: string): Promise<Keys> {
  if (secretKey !== undefined) return keysOf(secretKey);
  const path = join(dataDir, 'secret.key');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return keysOf((await readFile(path, 'utf8')).trim());
}
