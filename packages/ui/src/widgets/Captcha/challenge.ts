/** An ALTCHA challenge, version 2, as its server libraries create it; `parameters` and `signature` are sent back unchanged. */
export interface CaptchaChallenge {
  readonly parameters: {
    /** `SHA-256` and longer variants, `PBKDF2/SHA-256` and variants, `SCRYPT` or `ARGON2ID`. */
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    /** Required prefix of the key in hexadecimal digits: each further digit makes the work 16 times as long. */
    readonly keyPrefix: string;
    readonly keySignature?: string;
    readonly memoryCost?: number;
    readonly parallelism?: number;
    /** Unix time in seconds, by the server's clock. */
    readonly expiresAt?: number;
    readonly data?: Readonly<Record<string, string | number | boolean | null>>;
  };
  readonly signature?: string;
}

/**
 * Does the work and returns what the server checks: JSON in base64. Null if it was stopped or took longer than 90 seconds. Runs in the browser's own
 * cryptography, so the page stays responsive.
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
