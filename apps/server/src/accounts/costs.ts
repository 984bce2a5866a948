/** What argon2id takes: memory in KiB, passes and lanes. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** The work that each sign-in makes, for whoever guesses as for everyone else. */
export interface Costs {
  readonly password: PasswordCost;
  /** Tries of a captcha, at most. */
  readonly captchaTries: number;
}

/** What OWASP asks of argon2id at least, and about a second of a phone's work. No setting makes it less. */
export const fullCosts: Costs = { password: { memory: 19_456, passes: 2, parallelism: 1 }, captchaTries: 400 };
