import type { IncidentKind, PartyRole } from '@routeglass/domain/incidents';
import type { Validity } from '@routeglass/domain/validity';
import type { NetworkBrief } from './searchResult.ts';
import type { Severity } from './severity.ts';

/** A network in conflict with another one. */
export interface IncidentParty {
  readonly role: PartyRole;
  readonly network: NetworkBrief;
}

/** A route leak, a hijack or a bogon. */
export interface Incident {
  /** Stable id of the incident. */
  readonly id: string;
  readonly kind: IncidentKind;
  readonly severity: Severity;
  readonly prefix: string;
  /** Further prefixes of the same incident. */
  readonly furtherPrefixes: number;
  /** In the order in which the route travelled. */
  readonly parties: readonly IncidentParty[];
  /** Total number of parties. */
  readonly partyCount: number;
  /** Codes of the conflicts that make it an incident; `describeConflict` of the domain has the words. */
  readonly conflicts: readonly string[];
  /** Number of vantage points that see it; null if not counted. */
  readonly propagation: number | null;
  /** Their share, 0 to 100 percent. */
  readonly relativePropagation: number | null;
  readonly roa: Validity;
  readonly routeObject: Validity;
  readonly firstSeen: Date;
  /** Null while ongoing. */
  readonly lastSeen: Date | null;
}

export const roleWords: Readonly<Record<PartyRole, string>> = {
  victim: 'Victim',
  announcer: 'Announced by',
  giver: 'Learned from',
  offender: 'Offender',
  suspect: 'Suspect',
  acceptor: 'Accepted by',
};

/** Contents of a list of incidents: one kind, or all. */
export type ListedKind = IncidentKind | 'all';

/** Words for incidents: the kind as a label, singular, plural, and the text for an empty list. */
export const kindWords: Readonly<
  Record<ListedKind, { readonly label: string; readonly one: string; readonly many: string; readonly none: string }>
> = {
  all: { label: 'Incident', one: 'incident', many: 'incidents', none: 'No incidents recorded.' },
  leaks: {
    label: 'Route leak',
    one: 'route leak',
    many: 'route leaks',
    none: 'No route leaks recorded for this network.',
  },
  hijacks: { label: 'Hijack', one: 'hijack', many: 'hijacks', none: 'No hijacks recorded for this network.' },
  bogons: { label: 'Bogon', one: 'bogon', many: 'bogons', none: 'No bogons recorded for this network.' },
};
