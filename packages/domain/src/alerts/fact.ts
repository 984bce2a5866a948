import type { AlertKind } from './kinds.ts';

/** Something that is or was true for a network. Instants in seconds since 1970. */
export interface AlertFact {
  readonly kind: AlertKind;
  /** Identifies it among the facts of its kind; stays the same each time the fact is found. */
  readonly key: string;
  /** The prefix or address it is about, the first of several; null if there is none. */
  readonly prefix: string | null;
  /** Number of prefixes or addresses it is about, 0 or more. */
  readonly prefixes: number;
  /** The other network; null if there is none. */
  readonly other: number | null;
  /** Largest number of vantage points that have it at once. */
  readonly vantagePoints: number;
  /** The same in percent of those with a table, 0 to 100; null if none has one. */
  readonly share: number | null;
  readonly since: number;
  /** Null while it is ongoing. */
  readonly until: number | null;
  /** Only for ROAs: when the first of them expires. */
  readonly expires?: number | null;
  /** A hijack that is most likely a typing error, such as a mistyped prepend (severity `info`). It opens no alert, but an open alert continues. */
  readonly isSlip?: boolean;
  /** Id of the incident; null if it is not an incident. */
  readonly incident: number | null;
}

/** Size of a fact, used to detect growth: at least 1. */
export function extentOf({ kind, share, vantagePoints, prefixes }: AlertFact): number {
  if (kind === 'visibility') return Math.max(1, 100 - (share ?? 0));
  return Math.max(1, vantagePoints) * Math.max(1, prefixes);
}
