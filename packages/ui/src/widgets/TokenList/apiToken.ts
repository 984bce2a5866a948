/** Permissions of a token. */
export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

export const scopeWords: Readonly<Record<TokenScope, { readonly name: string; readonly note: string }>> = {
  read: { name: 'Read', note: 'Asks; changes nothing.' },
  write: { name: 'Write', note: 'Also changes things. Never passwords, sessions, tokens or administration.' },
};

/** Days after which a token expires. */
export const tokenDays = [30, 90, 180, 365] as const;
const USUAL_DAYS = 90;

/** A token for programs, without its text, which is shown once. */
export interface ApiToken {
  readonly id: string;
  readonly name: string;
  readonly scope: TokenScope;
  /** First characters, to recognize it: `rg_4fZk…`. */
  readonly begins: string;
  readonly created: Date;
  /** Null if it was never used. */
  readonly lastUsed: Date | null;
  readonly expires: Date;
}

/** A token to be created. */
export interface NewToken {
  readonly name: string;
  readonly scope: TokenScope;
  readonly days: number;
}

/** A token that was just created: its text is never shown again. */
export interface MadeToken {
  readonly name: string;
  readonly text: string;
}

/** Values of the form; an unknown scope becomes read-only, an unknown lifetime the default. */
export function readNewToken(textOf: (name: string) => string): NewToken {
  return {
    name: textOf('name').trim(),
    scope: tokenScopes.find((scope) => scope === textOf('scope')) ?? 'read',
    days: tokenDays.find((days) => String(days) === textOf('days')) ?? USUAL_DAYS,
  };
}
