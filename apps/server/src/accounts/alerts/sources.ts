import type { AlertSource } from '@routeglass/domain/alerts';
import { alertSources } from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';

/** The kinds of files of each source. */
const kindsOf: Readonly<Record<AlertSource, readonly string[]>> = {
  routes: ['mrt-rib', 'mrt-updates'],
  vrps: ['vrps'],
  scans: ['scans'],
};

/** Sources without loaded data in the world of a network. An unknown network belongs to the real Internet. */
export async function missingSources(queries: AccountQueries, asn: number): Promise<AlertSource[]> {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from generation where state = 'live'
      and world = coalesce((select world from live_network where asn = ${asn}::bigint), 'internet')
  `.execute(queries);
  const loaded = new Set(rows.map(({ kind }) => kind));
  return alertSources.filter((source) => !kindsOf[source].some((kind) => loaded.has(kind)));
}
