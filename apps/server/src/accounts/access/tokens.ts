import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../keys.ts';

/** Tokens derived from the server's key and their purpose instead of being stored. */
export interface AccessTokens {
  /** The token of a row listed in a session. It decides only this version of the request, and only in this session. */
  ofRow(kind: 'as' | 'domain', id: number, version: number, sessionId: string): string;
  /** Proves, in a registry or DNS, that an account acts for a network or a domain. */
  proof(accountId: string, subject: string): string;
}

export function accessTokens(keys: Keys): AccessTokens {
  const rowKey = keys.derive('access rows');
  const proofKey = keys.derive('access proofs');
  return {
    ofRow: (kind, id, version, sessionId) =>
      createHmac('sha256', rowKey).update(`${kind} ${id} ${version} ${sessionId}`).digest('base64url'),
    proof: (accountId, subject) =>
      createHmac('sha256', proofKey).update(`${accountId} ${subject}`).digest('hex').slice(0, 32),
  };
}

/** Compares two tokens in constant time. */
export function isSameToken(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The text of a proof, for remarks and TXT records. */
export const proofText = (proof: string): string => `routeglass-verification=${proof}`;
