import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { Keys } from '../keys.ts';

/** Rounds per try. */
const ROUNDS = 2_000;
const LIFETIME = 20 * 60_000;

const answerShape = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.literal('PBKDF2/SHA-256'),
      nonce: v.string(),
      salt: v.string(),
      cost: v.literal(ROUNDS),
      keyLength: v.number(),
      keyPrefix: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
});

export interface ProofOfWork {
  challenge(): ReturnType<typeof createChallenge>;
  /** Id and expiry of a correct answer; null for a wrong one. */
  check(answer: string): Promise<{ id: string; expires: Date } | null>;
}

export function proofOfWork(keys: Keys, mostTries: number, clock: () => number): ProofOfWork {
  const hmacSignatureSecret = keys.derive('captcha').toString('hex');
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: Math.floor(Math.random() * mostTries),
        deriveKey,
        hmacSignatureSecret,
        expiresAt: new Date(clock() + LIFETIME),
      }),
    async check(answer) {
      const read = readAnswer(answer);
      if (!read || read.challenge.parameters.expiresAt * 1_000 < clock()) return null;
      const { verified } = await verifySolution({ ...read, deriveKey, hmacSignatureSecret });
      if (!verified) return null;
      const { nonce, salt, expiresAt } = read.challenge.parameters;
      return { id: `${nonce} ${salt}`, expires: new Date(expiresAt * 1_000) };
    },
  };
}

function readAnswer(answer: string): v.InferOutput<typeof answerShape> | null {
  try {
    const { success, output } = v.safeParse(answerShape, JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
    return success ? output : null;
  } catch {
    return null;
  }
}
