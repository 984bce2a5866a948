/** What is nested in a section; any other rest of its path belongs to the section, as does what it then shows. */
const nestedIn: Readonly<Record<string, readonly string[]>> = {
  connectivity: ['neighbors', 'providers', 'customers', 'peerings', 'unspecified', 'prefixes'],
  'security-issues': ['route-leaks', 'hijacks', 'bogons', 'routing-loops', 'vulnerable-ports', 'ddos-amplifiers'],
};

/** `id` of the menu's entry that a path belongs to: a section, or one nested in it. */
export function sectionOf(pathname: string): string {
  const [, , , section = '', nested = ''] = pathname.split('/');
  return nestedIn[section]?.includes(nested) ? nested : section || 'overview';
}
