/** How a browser signed in. */
export const signInMethods = ['password', 'passkey', 'oidc', 'link'] as const;
export type SignInMethod = (typeof signInMethods)[number];

export const signInWords: Readonly<Record<SignInMethod, string>> = {
  password: 'Password',
  passkey: 'Passkey',
  oidc: 'Other site',
  link: 'Link in a mail',
};

/** A browser that is signed in. */
export interface SignedInBrowser {
  readonly id: string;
  /** Whether it is the current one. */
  readonly isCurrent: boolean;
  /** Browser and system: `Firefox on Linux`. */
  readonly device: string;
  readonly address: string;
  /** Location of the address; null if unknown. */
  readonly place: string | null;
  readonly method: SignInMethod;
  readonly created: Date;
  readonly lastUsed: Date;
}
