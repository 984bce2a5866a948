import { createHash, randomBytes, randomFillSync } from 'node:crypto';

const ID_BYTES = 12;
/** Random bytes for the next ids, since fetching 12 at a time is slow. */
const ahead = Buffer.alloc(ID_BYTES * 256);
let used = ahead.length;

/** An unguessable id for a row. */
export function newId(): string {
  if (used === ahead.length) {
    randomFillSync(ahead);
    used = 0;
  }
  used += ID_BYTES;
  return ahead.toString('base64url', used - ID_BYTES, used);
}

/** A secret for a cookie, a link or a program: 256 bits. Only its hash is kept. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret. Secrets have too many bits to be guessed, so no slow hash is needed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The key for looking up an address, independent of case. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
