const NESTED = ['connectivity', 'security-issues'];

/** `id` of the menu's entry that a path belongs to: a section, or one nested in it. */
export function sectionOf(pathname: string): string {
  const [, , , section = '', nested = ''] = pathname.split('/');
  return (NESTED.includes(section) && nested) || section || 'overview';
}
