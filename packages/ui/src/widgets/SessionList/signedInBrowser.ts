/** How a browser was signed in. */
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
  /** Whether it is the one that shows this. */
  readonly isCurrent: boolean;
  /** Browser and system: `Firefox on Linux`. */
  readonly device: string;
  readonly address: string;
  /** Where the address is; null where that is not known. */
  readonly place: string | null;
  readonly method: SignInMethod;
  readonly created: Date;
  readonly lastUsed: Date;
}
