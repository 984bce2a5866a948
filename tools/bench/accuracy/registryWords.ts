import type { LabTable } from './labTables.ts';
import {
  agreementOf,
  agreementWithout,
  type ComparedTable,
  p2cFound,
  p2cRight,
  p2pFound,
  p2pRight,
  sumOf,
} from './relationTables.ts';

/** Offers free transit over IPv6. */
const FREE_TRANSIT = 6939;

/** Rules that decide the remainder by transit degree. */
const BY_DEGREE: ReadonlySet<string> = new Set(['summit', 'far-below', 'repair']);

const one = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : '–');

/** Rows for all labs together, from paths alone and with registries and exchange points. */
export function registryLines(tables: readonly LabTable[]): string[] {
  return ([4, 6] as const).flatMap((version) =>
    [false, true].map((withRegistry) => {
      const own = tables.filter((table) => table.version === version && table.withRegistry === withRegistry);
      const agreements = own.map(agreementOf);
      const all = sumOf(agreements);
      const least = Math.min(...agreements.map(p2pFound));
      return `| IPv${version} | ${withRegistry ? 'paths, registry, exchanges' : 'paths alone'} | ${all.shared.toLocaleString('en-GB')} | ${one(p2cFound(all))} | ${one(p2cRight(all))} | ${one(p2pFound(all))} (lowest ${one(least)}) | ${one(p2pRight(all))} |`;
    }),
  );
}

/**
 * Rows for real tables that contain the network with free transit, with and without its links. The goal of 92 % p2p holds on the IPv4 slice, but
 * not on the IPv6 slice or the five minutes of 2016, where no change of the degree rules reaches it without giving up the transit they find.
 */
export function freeTransitLines(tables: readonly ComparedTable[]): string[] {
  return tables.flatMap((table) => {
    const [all, without] = [agreementOf(table), agreementWithout(table, FREE_TRANSIT)];
    if (all.shared === without.shared) return [];
    const links = table.inferred.links.map((link) =>
      BY_DEGREE.has(link.rule) ? { ...link, type: 'p2p' as const } : link,
    );
    const bare = agreementWithout({ ...table, inferred: { ...table.inferred, links } }, FREE_TRANSIT);
    const shares = [all, without, bare].flatMap((each) => [p2pFound(each), p2cFound(each)]).map(one);
    return [`| ${table.name} | ${(all.shared - without.shared).toLocaleString('en-GB')} | ${shares.join(' | ')} |`];
  });
}
