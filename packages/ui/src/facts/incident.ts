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
  /** Stable name of the incident. */
  readonly id: string;
  readonly kind: IncidentKind;
  readonly severity: Severity;
  readonly prefix: string;
  /** Further prefixes of the same incident. */
  readonly furtherPrefixes: number;
  /** In the order in which the route passed them. */
  readonly parties: readonly IncidentParty[];
  /** How many there are in all. */
  readonly partyCount: number;
  /** What makes it an incident, as codes that `describeConflict` of the domain words. */
  readonly conflicts: readonly string[];
  /** Number of collector peers that see it; null where no one counted. */
  readonly propagation: number | null;
  /** Their share, 0 to 100 percent. */
  readonly relativePropagation: number | null;
  readonly roa: Validity;
  readonly routeObject: Validity;
  readonly firstSeen: Date;
  /** Null while it goes on. */
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

/** What a list of incidents holds: one kind, or all of them. */
export type ListedKind = IncidentKind | 'all';

/** Words for incidents: the kind as a label, one, many, and what it means that there is none. */
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
