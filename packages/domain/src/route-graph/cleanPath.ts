import { collapsePrepends, type AsPath } from '../as-path/asPath.ts';
import { countedPath, parseAsPath } from '../as-path/text.ts';
import type { LeftOutReason } from './routeGraph.ts';

/** An AS path without prepends, as a graph draws it, in wire order. */
export interface CleanPath {
  /** An ASN that returns after another stands in it again. */
  readonly asns: readonly number[];
  /** `asn×count → …`, an AS_SET at its end included. */
  readonly label: string;
}

/**
 * Reads a path as `bgpdump` writes it and judges whether it may take part in a graph rooted at `root`.
 *
 * A path with a set or a confederation in its middle, or to another origin, may not; without a root any origin may. A path that ends in an AS_SET
 * is drawn as far as the network that made the aggregate: who of the set stood beside it is not known.
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

/** Of each step of a path, from one network to the next, whether it lies in a loop: between an ASN and its return. */
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
