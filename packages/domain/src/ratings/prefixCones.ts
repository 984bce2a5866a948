/** Prefixes by origin. */
export interface Origination {
  /** Number of prefixes that only this network originates. */
  readonly alone: ReadonlyMap<number, number>;
  /** Origins of each prefix that has several. */
  readonly shared: readonly (readonly number[])[];
}

/** Number of prefixes that each network originates, including those with other origins. */
export function prefixCounts({ alone, shared }: Origination): Map<number, number> {
  const counts = new Map(alone);
  for (const origins of shared) for (const asn of origins) counts.set(asn, (counts.get(asn) ?? 0) + 1);
  return counts;
}

/** Number of distinct prefixes that are originated inside a cone. */
export function prefixesInCone(cone: ReadonlySet<number>, { alone, shared }: Origination): number {
  let count = 0;
  for (const asn of cone) count += alone.get(asn) ?? 0;
  for (const origins of shared) if (origins.some((asn) => cone.has(asn))) count++;
  return count;
}
