import { generateSecret, generateURI, verifySync } from 'otplib';
import { BRAND } from '../mail/letter.ts';

/** Allowed clock difference of a phone in seconds, in both directions: one code earlier and one later. */
const SKEW = 30;

export interface AppSecret {
  /** In base32, for typing. */
  readonly secret: string;
  /** `otpauth:` address, for a QR code. */
  readonly uri: string;
}

/** A new secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). */
export function newAppSecret(email: string): AppSecret {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: BRAND, label: email, secret }) };
}

/** The time step of a correct code, if it is later than `after`; otherwise null. `now` is in milliseconds since 1970. */
export function stepOf(secret: string, code: string, after: number | null, now: number): number | null {
  const token = code.replaceAll(' ', '');
  if (!/^\d{6}$/.test(token)) return null;
  const found = verifySync({ secret, token, epoch: Math.floor(now / 1_000), epochTolerance: SKEW });
  if (!found.valid || !('timeStep' in found)) return null;
  return after === null || found.timeStep > after ? found.timeStep : null;
}
