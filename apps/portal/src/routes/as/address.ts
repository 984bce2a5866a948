/** `id` of the menu's entry that a path belongs to. */
export function sectionOf(pathname: string): string {
  return pathname.split('/')[3] || 'overview';
}

/** Sections of the menu that have no page yet. */
export const sectionsNotYet: readonly string[] = ['security-issues', 'whois'];
