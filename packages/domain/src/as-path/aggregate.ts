import type { AsPath } from './asPath.ts';

/** The origin of a path that ends in an AS_SET (RFC 4271). */
export interface Aggregate {
  /** The network before the set, which made the aggregate; without one, the lowest member. */
  readonly origin: number;
  /** Members of the set. */
  readonly members: readonly number[];
}

/** The aggregate at the end of a path; undefined if the path is empty or ends in a single network. */
export function aggregateOf(path: AsPath): Aggregate | undefined {
  const last = path.findLastIndex((element) => typeof element === 'number');
  const members = path.slice(last + 1).flatMap((element) => (typeof element === 'number' ? [] : [...element.asns]));
  const origin = path[last] ?? members.toSorted((a, b) => a - b)[0];
  return typeof origin === 'number' && members.length > 0 ? { origin, members } : undefined;
}
