import { formatPrefix, type Prefix } from '../prefix/prefix.ts';
import { NONE } from './coverTable.ts';
import { type CoveringVrp, judgeOrigin, type OriginVerdict } from './originVerdict.ts';
import type { Validity } from './validity.ts';
import type { Vrp } from './vrp.ts';
import { VrpColumns, type VrpTable } from './vrpColumns.ts';

/** Route origin validation (RFC 6811, 6907, 8481) against one set of VRPs, stored in typed arrays. */
export interface OriginValidator {
  /** Number of VRPs it was created from. */
  readonly size: number;
  /** Only the state, for bulk work. `origin` is undefined if the path ends in an AS_SET. */
  state(prefix: Prefix, origin: number | undefined): Validity;
  /** The state with its reason and every covering VRP. */
  explain(prefix: Prefix, origin: number | undefined): OriginVerdict;
}

/** Reads the VRPs once, in any order; if they change, create a new validator. */
export function createOriginValidator(vrps: Iterable<Vrp>): OriginValidator {
  const columns = { 4: new VrpColumns(1), 6: new VrpColumns(4) };
  let size = 0;
  for (const vrp of vrps) columns[vrp.prefix.version].add(vrp, size++);
  const v4 = columns[4].build();
  const v6 = columns[6].build();
  const tableOf = (prefix: Prefix): VrpTable => (prefix.version === 4 ? v4 : v6);
  return {
    size,
    state: (prefix, origin) => stateOf(tableOf(prefix), prefix, origin),
    explain: (prefix, origin) => judgeOrigin(coveringVrps(tableOf(prefix), prefix, origin), prefix.length, origin),
  };
}

function stateOf({ table, starts, asns, maxLengths }: VrpTable, prefix: Prefix, origin: number | undefined): Validity {
  let node = table.nearest(prefix);
  if (node === NONE) return 'unknown';
  if (origin === undefined || origin === 0) return 'invalid';
  for (; node !== NONE; node = table.parents[node] ?? NONE) {
    const end = starts[node + 1]!;
    for (let i = starts[node]!; i < end; i++) {
      if (asns[i] === origin && prefix.length <= maxLengths[i]!) return 'valid';
    }
  }
  return 'invalid';
}

function coveringVrps(vrps: VrpTable, prefix: Prefix, origin: number | undefined): CoveringVrp[] {
  const found: CoveringVrp[] = [];
  const { table } = vrps;
  for (let node = table.nearest(prefix); node !== NONE; node = table.parents[node] ?? NONE) {
    const text = formatPrefix(nodePrefix(prefix, table.lengths[node]!));
    const end = vrps.starts[node + 1]!;
    for (let i = vrps.starts[node]!; i < end; i++) {
      const asn = vrps.asns[i]!;
      const maxLength = vrps.maxLengths[i]!;
      const matches = asn !== 0 && asn === origin && prefix.length <= maxLength;
      found.push({ prefix: text, maxLength, asn, matches, place: vrps.places[i]! });
    }
  }
  return found;
}

/** The block of `length` bits that contains the prefix. */
function nodePrefix(prefix: Prefix, length: number): Prefix {
  const bytes = prefix.bytes.map((byte, i) => byte & (0xff << Math.min(8, Math.max(0, 8 * (i + 1) - length))));
  return { version: prefix.version, bytes, length };
}
