import { isReservedAsn } from '@routeglass/domain/asn';
import { type Inferred, inferRelations, type RelationGraph, relationBetween } from '@routeglass/domain/relations';
import { readAnnounced } from '../../known-answers/routes.ts';
import { sharedData } from '../../shared-data.ts';

/** A table whose relations are compared with a witness, with a remark about it. */
export interface ComparedTable {
  readonly name: string;
  readonly remark: string;
  /** The percentage of the witness's links of each type that must be inferred the same. */
  readonly limit: { readonly p2c: number; readonly p2p?: number } | null;
  readonly paths: readonly ArrayLike<number>[];
  readonly inferred: Inferred;
  readonly witness: RelationGraph;
}

/** Real tables as close to January 2016 as available. */
const REAL = [
  {
    file: 'mrt/updates.et-header.2015.gz',
    limit: { p2c: 95 },
    remark:
      'October 2015; a full table of one vantage point (AS3856) that does not add itself to its paths and learns most routes from its peers, so nearly all links are p2c',
  },
  {
    file: 'mrt/rib.20140523.0600.slice.bz2',
    limit: { p2c: 95, p2p: 92 },
    remark:
      'May 2014, 19 months before the reference; 35 vantage points, but only the 6,500 lowest prefixes, mostly Asian',
  },
  {
    file: 'mrt/rib6.20151101.0600.slice.bz2',
    limit: { p2c: 95 },
    remark:
      'November 2015; IPv6 compared with an IPv4 file: AS6939 gives free IPv6 transit to networks that are its peers over IPv4, more than 600 of the 984 links that only we call p2c',
  },
  {
    file: 'mrt/rib.rrc06.20100701.0759.bz2',
    limit: { p2c: 95 },
    remark:
      'July 2010, five and a half years before the reference; 2 full tables; less than half of the links still exist in 2016, and some of these may have changed from transit to peering',
  },
  {
    file: 'mrt/updates.20160811.1600.gz',
    limit: null,
    remark:
      'August 2016; 5 minutes of updates from 18 vantage points at one exchange: 1,718 prefixes, too few for a limit',
  },
] as const;

/** The real tables that exist, compared with CAIDA's relations. */
export async function* realTables(witness: RelationGraph): AsyncGenerator<ComparedTable, void> {
  for (const { file, limit, remark } of REAL) {
    const path = sharedData(file);
    if (!path) continue;
    const { paths } = await readAnnounced(path);
    const inferred = inferRelations(paths, { isReserved: (asn) => isReservedAsn(asn) });
    yield { name: file.replace('mrt/', ''), limit, remark, paths, inferred, witness };
  }
}

/** How the links that a table shares with the witness were inferred, in numbers of links. */
export interface Agreement {
  readonly shared: number;
  /** The witness's p2c: inferred the same, reversed, as p2p. */
  readonly p2c: { readonly same: number; readonly reversed: number; readonly p2p: number };
  /** The witness's p2p: inferred the same, as p2c. */
  readonly p2p: { readonly same: number; readonly p2c: number };
}

export function agreementOf({ inferred, witness }: ComparedTable): Agreement {
  const p2c = { same: 0, reversed: 0, p2p: 0 };
  const p2p = { same: 0, p2c: 0 };
  for (const { a, b, type } of inferred.links) {
    const truth = relationBetween(witness, a, b);
    if (truth === '?') continue;
    if (truth === 'p2p') p2p[type === 'p2p' ? 'same' : 'p2c']++;
    else if (type === 'p2p') p2c.p2p++;
    else p2c[truth === 'p2c' ? 'same' : 'reversed']++;
  }
  return agreementFrom(p2c, p2p);
}

/** The sum of all comparisons. */
export function sumOf(agreements: readonly Agreement[]): Agreement {
  const sum = (count: (agreement: Agreement) => number): number =>
    agreements.reduce((all, agreement) => all + count(agreement), 0);
  return agreementFrom(
    { same: sum(({ p2c }) => p2c.same), reversed: sum(({ p2c }) => p2c.reversed), p2p: sum(({ p2c }) => p2c.p2p) },
    { same: sum(({ p2p }) => p2p.same), p2c: sum(({ p2p }) => p2p.p2c) },
  );
}

function agreementFrom(p2c: Agreement['p2c'], p2p: Agreement['p2p']): Agreement {
  return { shared: p2c.same + p2c.reversed + p2c.p2p + p2p.same + p2p.p2c, p2c, p2p };
}

/** The comparison without the links of one network. */
export function agreementWithout(table: ComparedTable, asn: number): Agreement {
  const links = table.inferred.links.filter(({ a, b }) => a !== asn && b !== asn);
  return agreementOf({ ...table, inferred: { ...table.inferred, links } });
}

export const percent = (part: number, whole: number): number => (whole === 0 ? Number.NaN : (100 * part) / whole);
/** Percentage of the witness's p2c links that were inferred the same. */
export const p2cFound = ({ p2c }: Agreement): number => percent(p2c.same, p2c.same + p2c.reversed + p2c.p2p);
/** Percentage of our p2c links that are the same in the witness. */
export const p2cRight = ({ p2c, p2p }: Agreement): number => percent(p2c.same, p2c.same + p2c.reversed + p2p.p2c);
export const p2pFound = ({ p2p }: Agreement): number => percent(p2p.same, p2p.same + p2p.p2c);
export const p2pRight = ({ p2c, p2p }: Agreement): number => percent(p2p.same, p2p.same + p2c.p2p);
