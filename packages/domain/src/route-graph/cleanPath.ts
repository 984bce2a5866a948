import { collapsePrepends, type AsPath } from '../as-path/asPath.ts';
import { countedPath, parseAsPath } from '../as-path/text.ts';
import type { LeftOutReason } from './routeGraph.ts';

/** An AS path without prepends, as drawn in a graph, in wire order. */
export interface CleanPath {
  /** An ASN that returns after another one appears again. */
  readonly asns: readonly number[];
  /** `asn×count → …`, including an AS_SET at its end. */
  readonly label: string;
}

/**
 * Reads a path in `bgpdump` notation and decides whether it can be part of a graph rooted at `root`.
 *
 * Paths to another origin, or with a set or confederation in the middle, cannot; without a root, any origin can. A path that ends in an AS_SET
 * is drawn up to the network that aggregated it: the path does not say which member of the set was next to it.
 */
export function cleanPath(text: string, root: number | null): CleanPath | LeftOutReason {
  const path = parseAsPath(text);
  if (!path || path.length === 0) return 'malformed';
  const plain = withoutLastSet(path);
  const asns = collapsePrepends(plain).filter((element) => typeof element === 'number');
  if (plain.length === 0 || plain.some((element) => typeof element !== 'number')) return 'as-set';
  if (root !== null && asns.at(-1) !== root) return plain === path ? 'other-origin' : 'as-set';
  return { asns, label: countedPath(path) };
}

function withoutLastSet(path: AsPath): AsPath {
  const last = path.at(-1);
  return typeof last !== 'number' && last?.kind === 'set' ? path.slice(0, -1) : path;
}

/** For each step of a path, from one network to the next: whether it is in a loop, between an ASN and its return. */
export function loopSteps(asns: readonly number[]): boolean[] {
  const steps = Array.from({ length: Math.max(0, asns.length - 1) }, () => false);
  const first = new Map<number, number>();
  asns.forEach((asn, at) => {
    const from = first.get(asn);
    if (from === undefined) first.set(asn, at);
    else steps.fill(true, from, at);
  });
  return steps;
}
