import { createHash, randomBytes } from 'node:crypto';

/** An unguessable name for a row. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** A secret for a cookie, a link or a program: 256 bits. Only its hash is kept. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. It has too many bits to be guessed, so that no slow hash is needed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** By which an address is found: people write theirs with and without capitals. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
