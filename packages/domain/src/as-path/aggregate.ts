import type { AsPath } from './asPath.ts';

/** Who announces a path that ends in an AS_SET (RFC 4271). */
export interface Aggregate {
  /** The network before the set, which made the aggregate; where there is none, the lowest member. */
  readonly origin: number;
  /** Members of the set. */
  readonly members: readonly number[];
}

/** The aggregate that a path leads to; undefined for a path that ends in one network or is empty. */
export function aggregateOf(path: AsPath): Aggregate | undefined {
  const last = path.findLastIndex((element) => typeof element === 'number');
  const members = path.slice(last + 1).flatMap((element) => (typeof element === 'number' ? [] : [...element.asns]));
  const origin = path[last] ?? members.toSorted((a, b) => a - b)[0];
  return typeof origin === 'number' && members.length > 0 ? { origin, members } : undefined;
}
