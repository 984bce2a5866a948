/** What is nested in a section. */
const nestedIn: Readonly<Record<string, readonly string[]>> = {
  connectivity: ['neighbors', 'providers', 'customers', 'peerings', 'unspecified', 'prefixes'],
  'security-issues': ['route-leaks', 'hijacks', 'bogons', 'routing-loops', 'vulnerable-ports', 'ddos-amplifiers'],
};

/** `id` of the menu's entry that a path belongs to: a section, or one nested in it. */
export function sectionOf(pathname: string): string {
  const [, , , section = '', nested = ''] = pathname.split('/');
  return nestedIn[section]?.includes(nested) ? nested : section || 'overview';
}

/** Whether the pages of a network have what a path names below one of its sections: `/as/3356/connectivity/customers`, not `…/nonsense`. */
export function hasSection(pathname: string): boolean {
  const [, , , section = '', nested = ''] = pathname.split('/');
  return nested === '' || (nestedIn[section]?.includes(nested) ?? true);
}
