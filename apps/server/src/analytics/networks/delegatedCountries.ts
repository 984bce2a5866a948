import { sql } from 'kysely';
import { partitionOf } from '../../store/partition.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';

const PAGE = 5_000;

interface Range {
  readonly first: number;
  readonly last: number;
  readonly country: string;
}

/** The country a network is registered in, for networks without one in any list of names. If several files have a country, the newest counts. */
export async function delegatedCountries(
  store: Store,
  standing: readonly StandingSource[],
  world: World,
): Promise<(asn: number) => string | null> {
  const files = standing.filter((source) => source.kind === 'delegated' && source.world === world);
  const newestFirst = files.toSorted((a, b) => (b.asOf?.getTime() ?? 0) - (a.asOf?.getTime() ?? 0) || b.id - a.id);
  const tables = await Promise.all(newestFirst.map(({ id }) => readRanges(store, id)));
  return (asn) => {
    for (const ranges of tables) {
      const country = countryIn(ranges, asn);
      if (country !== null) return country;
    }
    return null;
  };
}

/** Ranges of AS numbers with a country, ascending. */
async function readRanges(store: Store, id: number): Promise<readonly Range[]> {
  const ranges: Range[] = [];
  for (let after = -1; ;) {
    const { rows } = await sql<{ page: string | null; last: number | null; rows: number }>`
      select json_agg(json_build_array(first, last, country) order by first)::text as page, max(first) as last,
        count(*)::int as rows
      from (
        select first, last, country from ${sql.table(partitionOf('delegated_asns', id))}
        where first > ${after} order by first limit ${PAGE}
      ) page
    `.execute(store.bulk);
    const [page] = rows;
    const read = JSON.parse(page?.page ?? '[]') as [number, number, string | null][];
    for (const [first, last, country] of read) if (country !== null) ranges.push({ first, last, country });
    if (!page || page.last === null || page.rows < PAGE) return ranges;
    after = page.last;
  }
}

function countryIn(ranges: readonly Range[], asn: number): string | null {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranges[middle]?.first ?? 0) <= asn) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low - 1];
  return range && range.last >= asn ? range.country : null;
}
