/** Name of the field that people do not see and leave empty. */
export const honeypot = 'website';

/** What a program wrote into that field; nothing for people. */
export function trappedIn(textOf: (name: string) => string): { readonly website?: string } {
  const website = textOf(honeypot);
  return website === '' ? {} : { website };
}
