import type { IncidentEvidence, Suspect } from '@routeglass/domain/incidents';

/** A route in the evidence, with its path as text: its sources may be gone before the incident is. */
export interface StoredRoute {
  readonly prefix: string;
  /** AS number of the vantage point. */
  readonly peer: number;
  readonly collector: string;
  /** AS path as bgpdump writes it. */
  readonly path: string;
  /** Seconds since 1970. */
  readonly from: number;
  readonly until: number | null;
}

/** Content of `incident_evidence.evidence`. */
export type StoredEvidence = Omit<IncidentEvidence, 'routes'> & {
  readonly routes: readonly StoredRoute[];
  /** Missing in incidents that ended before suspects were recorded. */
  readonly suspects?: readonly Suspect[];
};
