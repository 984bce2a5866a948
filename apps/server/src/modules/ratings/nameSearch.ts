export interface NamedNetwork {
  readonly asn: number;
  /** Name and holder. */
  readonly label: string;
}

/** No text of a database has it, and none that has it is found: no match reaches from one name into the next. */
const BETWEEN = '\0';

/**
 * Finds networks by a part of their names, in either case.
 *
 * For what is too short for an index of trigrams: to look through one long text takes a hundredth of what a database takes row by row.
 */
export function createNameSearch(networks: readonly NamedNetwork[]) {
  const names = networks.map(({ label }) => label.toLowerCase());
  const text = names.join(BETWEEN);
  const asns = Float64Array.from(networks, ({ asn }) => asn);
  const ends = new Uint32Array(names.length);
  let end = -BETWEEN.length;
  for (const [at, name] of names.entries()) ends[at] = end += BETWEEN.length + name.length;

  return {
    /** Their numbers, in the given order. */
    containing(part: string): number[] {
      const wanted = part.toLowerCase();
      const found: number[] = [];
      if (wanted.includes(BETWEEN)) return found;
      let network = 0;
      for (let at = text.indexOf(wanted); at >= 0 && network < ends.length;) {
        while ((ends[network] ?? Infinity) <= at) network += 1;
        if (network >= ends.length) break;
        found.push(asns[network] ?? 0);
        // One match a network is enough.
        at = text.indexOf(wanted, ends[network]);
      }
      return found;
    },
  };
}
