/** The three kinds of incident, as calls name them. */
export const incidentKinds = ['leaks', 'hijacks', 'bogons'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** One list of incidents of a network: what part the network plays in them. */
export interface IncidentList {
  /** What follows the kind in the address of the call: nothing, `created`, `prefixes/announced`. */
  readonly path: string;
  readonly label: string;
}

const all: IncidentList = { path: '', label: 'All' };

/** The lists of each kind: all of its incidents, then those in which the network plays one part. */
export const incidentLists: Readonly<Record<IncidentKind, readonly IncidentList[]>> = {
  leaks: [
    all,
    { path: 'created', label: 'Created' },
    { path: 'accepted', label: 'Accepted' },
    { path: 'prefixes', label: 'Prefixes in leaks' },
  ],
  hijacks: [all, { path: 'created', label: 'Created' }, { path: 'affected', label: 'Affected' }],
  bogons: [
    all,
    { path: 'prefixes/announced', label: 'Announced prefixes' },
    { path: 'prefixes/accepted', label: 'Accepted prefixes' },
    { path: 'paths/affected', label: 'Affected paths' },
    { path: 'paths/accepted', label: 'Accepted paths' },
  ],
};

/** What lists of incidents may be sorted by. */
export const incidentSorts = [
  'coefficient',
  'first-seen',
  'last-seen',
  'prefix',
  'propagation',
  'severity',
  'roa',
  'route-object',
] as const;
export type IncidentSort = (typeof incidentSorts)[number];
