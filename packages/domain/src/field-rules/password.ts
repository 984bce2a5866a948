/** The requirements of a password, in the order in which they are listed. */
export const passwordParts = ['lowercase', 'uppercase', 'digit', 'special', 'length'] as const;
export type PasswordPart = (typeof passwordParts)[number];

const LOWERCASE = /[a-z]/g;
const SPECIAL = /[!@#$%^&*()\-_+.,]/;
const SHORTEST = 8;

/**
 * The requirements that a password does not meet; empty if it is acceptable. Letters are those of ASCII. Other characters are allowed and count
 * towards the length, in characters rather than UTF-16 units.
 */
export function missingIn(password: string): PasswordPart[] {
  const isThere: Readonly<Record<PasswordPart, boolean>> = {
    lowercase: (password.match(LOWERCASE) ?? []).length >= 3,
    uppercase: /[A-Z]/.test(password),
    digit: /[0-9]/.test(password),
    special: SPECIAL.test(password),
    length: Array.from(password).length >= SHORTEST,
  };
  return passwordParts.filter((part) => !isThere[part]);
}
