import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../keys.ts';

/** Tokens that are derived, not kept: from the server's key and what they are for. */
export interface AccessTokens {
  /** Of a row that one session sees: it decides that version of the request alone, and in no other session. */
  ofRow(kind: 'as' | 'domain', id: number, version: number, sessionId: string): string;
  /** What proves, in a registry or the name system, that an account acts for a network or a domain. */
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

/** Whether two tokens are the same, in a time that does not tell how much of them is. */
export function isSameToken(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The text of a proof, as it stands in remarks and TXT records. */
export const proofText = (proof: string): string => `routeglass-verification=${proof}`;
