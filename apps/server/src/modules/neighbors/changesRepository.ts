import { type Kysely, sql } from 'kysely';
import {
  type ChangeKind,
  type ChangesTotals,
  type ChangesRequest,
  countedKinds,
  pageOfHits,
  stoodAt,
} from '../../store/changes.ts';
import type { NeighborType } from '../../store/neighborTables.ts';
import type { Database } from '../../store/schema.ts';
import { neighborsOf } from './scope.ts';

export interface NeighborChangeRow {
  readonly neighbor: number;
  readonly as_name: string | null;
  readonly country_code: string | null;
  readonly change: ChangeKind;
  readonly before4: NeighborType | null;
  readonly before6: NeighborType | null;
  readonly after4: NeighborType | null;
  readonly after6: NeighborType | null;
}

/**
 * Compares the neighbors at two instants by the ledger's spans of each relation: the current or last one and the earlier ones.
 * Undefined for an unknown network.
 */
export async function changedNeighbors(
  db: Kysely<Database>,
  asn: number,
  relation: NeighborType | null,
  request: ChangesRequest,
): Promise<(ChangesTotals & { readonly rows: readonly NeighborChangeRow[] }) | undefined> {
  const { before, after, ipVersion, text } = request;
  const digits = /^(?:as)?(\d+)$/i.exec(text)?.[1] ?? text;
  const typeAt = (instant: Date, version: 4 | 6) =>
    sql`min(type) filter (where ip_version = ${sql.lit(version)} and ${stoodAt(instant)})`;
  const { rows } = await sql<ChangesTotals & NeighborChangeRow & { place: number | null }>`
    with ${neighborsOf(asn, false)}, spans as (
      select neighbor, ip_version, type, since as first_seen, last_seen from live_neighbor
      where asn = ${asn}::bigint and world = (select world from home)
      union all
      select neighbor, ip_version, type, first_seen, last_seen from live_neighbor_past
      where asn = ${asn}::bigint and world = (select world from home)
    ),
    states as (
      select neighbor, ${typeAt(before, 4)} as before4, ${typeAt(before, 6)} as before6,
        ${typeAt(after, 4)} as after4, ${typeAt(after, 6)} as after6
      from spans where ${ipVersion}::smallint is null or ip_version = ${ipVersion}::smallint
      group by neighbor
    ),
    hits as (
      select s.*, n.as_name, n.country_code,
        case when before4 is null and before6 is null then 'added' when after4 is null and after6 is null then 'gone'
          else 'changed' end as change
      from states s left join live_network n on n.asn = s.neighbor and n.world = (select world from home)
      where (before4 is distinct from after4 or before6 is distinct from after6)
        and (${relation}::text is null or ${relation}::text in (before4, before6, after4, after6))
        and (${text.length < 2}::bool or position(${digits}::text in neighbor::text) > 0
          or position(lower(${text}::text) in lower(concat_ws(' ', n.as_name, n.org_name))) > 0)
    )
    select counted.*, (select min(first_seen) from mine) as known_from, home.newest as as_of, page.*
    from home
    cross join (${countedKinds}) counted
    left join lateral (${pageOfHits(request, 'neighbor')}) page on true
    order by page.place
  `.execute(db);
  const [first] = rows;
  return first && { ...first, rows: rows.filter(({ place }) => place !== null) };
}
