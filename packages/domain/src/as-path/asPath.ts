/** ASNs in a path that are not a plain sequence: AS_SET (RFC 4271), AS_CONFED_SEQUENCE and AS_CONFED_SET (RFC 5065). */
export interface AsGroup {
  readonly kind: 'set' | 'confed-sequence' | 'confed-set';
  readonly asns: readonly number[];
}

/** In wire order: the neighbor of the collector first, the origin last. A number is one hop of a sequence, prepends repeated. */
export type AsPath = readonly (number | AsGroup)[];

/** ASN that originated the route; undefined for an empty path and one that ends in a set (then the origin is not a single AS). */
export function originOf(path: AsPath): number | undefined {
  const last = path.at(-1);
  return typeof last === 'number' ? last : undefined;
}

/** The path with each run of one ASN written once. */
export function collapsePrepends(path: AsPath): AsPath {
  return path.filter((element, i) => typeof element !== 'number' || element !== path[i - 1]);
}

/** Whether an ASN of the sequence appears again after another AS. Prepending is not a loop. */
export function hasLoop(path: AsPath): boolean {
  const seen = new Set<number>();
  for (const element of collapsePrepends(path)) {
    if (typeof element !== 'number') continue;
    if (seen.has(element)) return true;
    seen.add(element);
  }
  return false;
}

/** Whether the path contains an AS_SET or AS_CONFED_SET. These come from aggregation, and their adjacency is unknown. */
export function hasSet(path: AsPath): boolean {
  return path.some((element) => typeof element !== 'number' && element.kind !== 'confed-sequence');
}

/** The ASNs of the sequence in order, with repeats, without groups. */
export function numbersOf(path: AsPath): number[] {
  return path.filter((element) => typeof element === 'number');
}

/** An AS_SET of a path. */
export interface PathSet {
  readonly asns: readonly number[];
  /** How many of `numbersOf` come before it. */
  readonly after: number;
}

/** The AS_SETs of the path in order, without those of confederations. */
export function setsOf(path: AsPath): PathSet[] {
  const sets: PathSet[] = [];
  let after = 0;
  for (const element of path) {
    if (typeof element === 'number') after++;
    else if (element.kind === 'set') sets.push({ asns: element.asns, after });
  }
  return sets;
}

/** Every ASN in the path in order, with repeats, including those in groups. */
export function asnsOf(path: AsPath): number[] {
  return path.flatMap((element) => (typeof element === 'number' ? [element] : [...element.asns]));
}
