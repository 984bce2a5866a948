import type { IncidentEvidence, Suspect } from '@routeglass/domain/incidents';

/** A route of the proof, its path spelt out: the sources that it came from may be gone before the incident is. */
export interface StoredRoute {
  readonly prefix: string;
  /** AS number of the collector's peer. */
  readonly peer: number;
  readonly collector: string;
  /** AS path as bgpdump writes it. */
  readonly path: string;
  /** Seconds since 1970. */
  readonly from: number;
  readonly until: number | null;
}

/** What `incident_evidence.evidence` holds. */
export type StoredEvidence = Omit<IncidentEvidence, 'routes'> & {
  readonly routes: readonly StoredRoute[];
  /** Left out in incidents that ended before suspects were told. */
  readonly suspects?: readonly Suspect[];
};
