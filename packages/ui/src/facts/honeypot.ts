/** Name of the field that people do not see and leave empty. */
export const honeypot = 'website';

/** The text that a program wrote into that field; empty for people. */
export function trappedIn(textOf: (name: string) => string): { readonly website?: string } {
  const website = textOf(honeypot);
  return website === '' ? {} : { website };
}
