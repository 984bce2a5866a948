/** The three kinds of incident, as calls name them. */
export const incidentKinds = ['leaks', 'hijacks', 'bogons'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** One list of incidents of a network: what part the network plays in them. */
export interface IncidentList {
  /**
   * What follows the kind in the address of the call: nothing, `created`, `prefixes/announced`. Below `peer/` are the leaks that came from
   * a peer or went to one (types 2, 3 and 4 of RFC 7908).
   */
  readonly path: string;
  readonly label: string;
}

const all = { path: '', label: 'All' } as const;

/** The lists of each kind: all of its incidents, then those in which the network plays one part. */
export const incidentLists = {
  leaks: [
    all,
    { path: 'created', label: 'Created' },
    { path: 'accepted', label: 'Accepted' },
    { path: 'affected', label: 'Affected' },
    { path: 'peer/created', label: 'Created, over a peering' },
    { path: 'peer/accepted', label: 'Accepted, over a peering' },
    { path: 'peer/affected', label: 'Affected, over a peering' },
  ],
  hijacks: [all, { path: 'created', label: 'Created' }, { path: 'affected', label: 'Affected' }],
  bogons: [
    all,
    { path: 'prefixes/announced', label: 'Announced prefixes' },
    { path: 'prefixes/accepted', label: 'Accepted prefixes' },
    { path: 'paths/affected', label: 'Affected paths' },
    { path: 'paths/accepted', label: 'Accepted paths' },
  ],
} as const satisfies Readonly<Record<IncidentKind, readonly IncidentList[]>>;

/** The path of a list of incidents of one kind. */
export type IncidentListPath<Kind extends IncidentKind = IncidentKind> = (typeof incidentLists)[Kind][number]['path'];

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
