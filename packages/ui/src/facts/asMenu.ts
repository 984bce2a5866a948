/** One entry of an entity's side menu. */
export interface MenuEntry {
  /** Stable name, also the key of its count. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Meaning of its count, shown in the tooltip after the number: `active now`. */
  readonly counted?: string;
  readonly children?: readonly MenuEntry[];
}

const RECENT = 'in the last 3 months';
/** Lists of incidents and findings include past ones; a menu counts those that need attention. */
const ACTIVE = 'active now';

const underConnectivity = [
  { id: 'providers', label: 'Providers', counted: RECENT },
  { id: 'customers', label: 'Customers', counted: RECENT },
  { id: 'peerings', label: 'Peerings', counted: RECENT },
  { id: 'unspecified', label: 'Unspecified', counted: RECENT },
] as const;

const underSecurity = [
  { id: 'route-leaks', label: 'Route Leaks', counted: ACTIVE },
  { id: 'hijacks', label: 'Hijacks', counted: ACTIVE },
  { id: 'bogons', label: 'Bogons', counted: ACTIVE },
  { id: 'routing-loops', label: 'Routing Loops', counted: ACTIVE },
  { id: 'vulnerable-ports', label: 'Vulnerable Ports', counted: ACTIVE },
  { id: 'ddos-amplifiers', label: 'DDoS amplifiers', counted: ACTIVE },
] as const;

/** The sections of a network's page, in order, with nested ones. */
export function asMenu(asn: number): MenuEntry[] {
  const page = `/as/${asn}`;
  const below = (section: string, entries: readonly Omit<MenuEntry, 'href'>[]): MenuEntry[] =>
    entries.map((entry) => ({ ...entry, href: `${page}/${section}/${entry.id}` }));

  return [
    { id: 'overview', label: 'Overview', href: page },
    { id: 'graph', label: 'Graph', href: `${page}/graph` },
    {
      id: 'connectivity',
      label: 'IP Connectivity',
      href: `${page}/connectivity`,
      children: [
        {
          id: 'neighbors',
          label: 'BGP Neighbors',
          href: `${page}/connectivity/neighbors`,
          children: below('connectivity', underConnectivity),
        },
        { id: 'prefixes', label: 'Prefixes', href: `${page}/connectivity/prefixes`, counted: 'announced now' },
      ],
    },
    { id: 'ix', label: 'Internet Exchanges', href: `${page}/ix` },
    {
      id: 'security-issues',
      label: 'Security Issues',
      href: `${page}/security-issues`,
      counted: ACTIVE,
      children: below('security-issues', underSecurity),
    },
    { id: 'whois', label: 'Whois', href: `${page}/whois` },
    { id: 'related-asns', label: 'Related ASNs', href: `${page}/related-asns` },
    { id: 'communities', label: 'Communities', href: `${page}/communities` },
  ];
}

/** Label of the entry with an id, at any depth. */
export function labelOfEntry(entries: readonly MenuEntry[], id: string): string | undefined {
  for (const entry of entries) {
    const found = entry.id === id ? entry.label : entry.children && labelOfEntry(entry.children, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether an entry, or one nested in it, is the given one. */
export function holdsEntry(entry: MenuEntry, id: string): boolean {
  return entry.id === id || (entry.children?.some((child) => holdsEntry(child, id)) ?? false);
}
