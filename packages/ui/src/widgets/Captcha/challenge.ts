/** A task of ALTCHA, version 2, as its server libraries make it; `parameters` and `signature` go back unchanged. */
export interface CaptchaChallenge {
  readonly parameters: {
    /** `SHA-256` and its longer sisters, `PBKDF2/SHA-256` and sisters, `SCRYPT` or `ARGON2ID`. */
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    /** What the key must begin with, in hexadecimal digits: each one more makes the work sixteen times as long. */
    readonly keyPrefix: string;
    readonly keySignature?: string;
    readonly memoryCost?: number;
    readonly parallelism?: number;
    /** Unix time in seconds, by the clock of the server. */
    readonly expiresAt?: number;
    readonly data?: Readonly<Record<string, string | number | boolean | null>>;
  };
  readonly signature?: string;
}

/**
 * Does the work and gives what the server checks: JSON in base64. Null when it was stopped or took longer than 90
 * seconds. The work is done by the browser's own cryptography beside the page, which stays in hand.
 */
export async function solve(challenge: CaptchaChallenge, controller: AbortController): Promise<string | null> {
  const altcha = await import('altcha/lib');
  const { algorithm } = challenge.parameters;
  const way = algorithm.startsWith('PBKDF2/')
    ? altcha.pbkdf2
    : ({ SCRYPT: altcha.scrypt, ARGON2ID: altcha.argon2id }[algorithm] ?? altcha.sha);
  const parameters = { ...challenge.parameters, data: { ...challenge.parameters.data } };
  const solution = await altcha.solveChallenge({ challenge: { parameters }, controller, deriveKey: way.deriveKey });
  if (solution === null) return null;
  const { signature } = challenge;
  return btoa(JSON.stringify({ challenge: { parameters: challenge.parameters, signature }, solution }));
}
