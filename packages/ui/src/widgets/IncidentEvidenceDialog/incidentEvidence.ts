import type { Evidence } from '../../facts/evidence.ts';
import type { NetworkBrief } from '../../facts/searchResult.ts';

/** A route with which a collector saw an incident. */
export interface ObservedRoute {
  /** The collector's vantage network. */
  readonly peer: number;
  readonly collector: string;
  readonly prefix: string;
  /** ASNs in wire order, separated by spaces: the vantage network first, the origin last. */
  readonly path: string;
  readonly seen: Date;
}

/** A network that may have caused it. */
export interface IncidentSuspect {
  readonly network: NetworkBrief;
  /** Likelihood, 0 to 1. */
  readonly weight: number;
  readonly reason: string;
}

/** Why something is an incident: rule and facts, and the routes that show it. */
export interface IncidentEvidence extends Evidence {
  /** Possible causes, the likeliest first. */
  readonly suspects: readonly IncidentSuspect[];
  /** Some of the routes; newest first. */
  readonly routes: readonly ObservedRoute[];
  /** Number of all routes. */
  readonly routeCount: number;
}
