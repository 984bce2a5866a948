import type { AlertKind } from './kinds.ts';

/** Something that holds, or held, for a network. Instants in seconds since 1970. */
export interface AlertFact {
  readonly kind: AlertKind;
  /** Names it among the facts of its kind, however often it is looked at. */
  readonly key: string;
  /** The prefix or address it is about, the first of several; null where it is about none. */
  readonly prefix: string | null;
  /** Prefixes or addresses it is about, 0 or more. */
  readonly prefixes: number;
  /** The other network; null where there is none. */
  readonly other: number | null;
  /** Vantage points that have it, at most at once. */
  readonly vantagePoints: number;
  /** The same in percent of those with a table, 0 to 100; null where none has one. */
  readonly share: number | null;
  readonly since: number;
  /** Null while it goes on. */
  readonly until: number | null;
  /** Of ROAs: when the first of them expires. */
  readonly expires?: number | null;
  /** A hijack that is most likely a slip, such as a mistyped prepend (severity `info`). It is not told; one that was told goes on. */
  readonly isSlip?: boolean;
  /** Id of the incident; null where it is none. */
  readonly incident: number | null;
}

/** How much a fact is, for telling growth: at least 1. */
export function extentOf({ kind, share, vantagePoints, prefixes }: AlertFact): number {
  if (kind === 'visibility') return Math.max(1, 100 - (share ?? 0));
  return Math.max(1, vantagePoints) * Math.max(1, prefixes);
}
