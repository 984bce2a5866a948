/** Cost of argon2id: memory in KiB, passes and lanes. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** The work of each sign-in, which slows down guessing. */
export interface Costs {
  readonly password: PasswordCost;
  /** Most tries of a captcha. */
  readonly captchaTries: number;
}

/** OWASP's minimum for argon2id, and about a second of work for a phone. No setting lowers it. */
export const fullCosts: Costs = { password: { memory: 19_456, passes: 2, parallelism: 1 }, captchaTries: 400 };
