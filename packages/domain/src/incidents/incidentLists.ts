/** The three kinds of incidents, as named in API calls. */
export const incidentKinds = ['leaks', 'hijacks', 'bogons'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** One list of a network's incidents, by the network's role in them. */
export interface IncidentList {
  /**
   * The part of the call's address after the kind: empty, `created`, `prefixes/announced`. Lists under `peer/` hold the leaks that came from a
   * peer or went to one (types 2, 3 and 4 of RFC 7908).
   */
  readonly path: string;
  readonly label: string;
}

const all = { path: '', label: 'Any' } as const;

/** The lists of each kind: first all of its incidents, then those with one role of the network. */
export const incidentLists = {
  leaks: [
    all,
    { path: 'created', label: 'As offender' },
    { path: 'accepted', label: 'As acceptor' },
    { path: 'affected', label: 'As victim' },
    { path: 'peer/created', label: 'As offender, over a peering' },
    { path: 'peer/accepted', label: 'As acceptor, over a peering' },
    { path: 'peer/affected', label: 'As victim, over a peering' },
  ],
  hijacks: [all, { path: 'created', label: 'As offender' }, { path: 'affected', label: 'As victim' }],
  bogons: [
    all,
    { path: 'prefixes/announced', label: 'Announced prefixes' },
    { path: 'prefixes/accepted', label: 'Accepted prefixes' },
    { path: 'paths/affected', label: 'Affected paths' },
    { path: 'paths/accepted', label: 'Accepted paths' },
  ],
} as const satisfies Readonly<Record<IncidentKind, readonly IncidentList[]>>;

export type IncidentListPath<Kind extends IncidentKind = IncidentKind> = (typeof incidentLists)[Kind][number]['path'];

/** Sort orders of incident lists. */
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
