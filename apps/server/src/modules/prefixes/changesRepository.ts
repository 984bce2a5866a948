import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  type ChangeKind,
  type ChangesTotals,
  type ChangesRequest,
  countedKinds,
  pageOfHits,
  stoodAt,
} from '../../store/changes.ts';
import type { Database, RoaState } from '../../store/schema.ts';
import { blocksAround, roaVerdict, routeObjectVerdict } from './verdictSql.ts';

export interface PrefixChangeRow {
  readonly prefix: string;
  readonly change: ChangeKind;
  readonly was: boolean;
  readonly is: boolean;
  readonly roa_before: RoaState | null;
  readonly roa_after: RoaState | null;
  readonly object_before: RoaState | null;
  readonly object_after: RoaState | null;
}

/**
 * Compares the prefixes that a network announced at two instants. Those announced at both are judged only if ROAs or route objects of their blocks
 * changed in between, which is rare. Undefined for an unknown network.
 */
export async function changedPrefixes(
  db: Kysely<Database>,
  asn: number,
  request: ChangesRequest,
): Promise<(ChangesTotals & { readonly rows: readonly PrefixChangeRow[] }) | undefined> {
  const { before, after, ipVersion, text } = request;
  const { rows } = await sql<ChangesTotals & PrefixChangeRow & { place: number | null }>`
    with home as (
      select world, (
        select max(as_of) from generation
        where state = 'live' and kind in ('mrt-rib', 'mrt-updates') and generation.world = n.world
      ) as newest
      from live_network n where asn = ${asn}::bigint
    ),
    beginning as materialized (
      select min(first_seen) as known_from from live_found_span
      where origin = ${asn}::bigint and world = (select world from home)
    ),
    known as materialized (
      select ${isKnown('vrps', before)} as roas_before, ${isKnown('vrps', after)} as roas_after,
        ${isKnown('irr', before)} as objects_before, ${isKnown('irr', after)} as objects_after
    ),
    loads as materialized (
      select id from generation g
      where g.kind in ('vrps', 'irr') and g.state in ('live', 'retired') and g.world = (select world from home)
        and coalesce(g.as_of, g.loaded_at) > least(${before}::timestamptz, ${after}::timestamptz)
        and coalesce(g.as_of, g.loaded_at) <= greatest(${before}::timestamptz, ${after}::timestamptz)
    ),
    stood as materialized (
      select prefix, bool_or(${stoodAt(before)}) as was, bool_or(${stoodAt(after)}) as "is",
        bool_and(origin_set is not null) as of_set
      from live_found_span
      where origin = ${asn}::bigint and world = (select world from home)
        and (${ipVersion}::smallint is null or ip_version = ${ipVersion}::smallint)
        and (${text.length < 2}::bool or position(lower(${text}::text) in text(prefix)) > 0)
      group by prefix
    ),
    moved_roas as materialized (
      select distinct prefix from vrp_history where (select roas_before and roas_after from known) and ${isMoved}
    ),
    moved_objects as materialized (
      select distinct prefix from route_object_history
      where (select objects_before and objects_after from known) and ${isMoved}
    ),
    moved as materialized (
      select s.prefix from stood s cross join generate_series(0, masklen(s.prefix)) as bits
      join moved_roas m on m.prefix = set_masklen(s.prefix, bits)
      union
      select s.prefix from stood s join moved_objects m on m.prefix = s.prefix
    ),
    suspects as (
      select s.*, case when s.was and s."is" then 'changed' when s.was then 'gone' else 'added' end as change
      from stood s where s.was <> s."is" or (s.was and s.prefix in (select prefix from moved))
    ),
    judged as materialized (
      select s.*,
        case when k.roas_before then ${roaState(asn, before)} end as roa_before,
        case when k.roas_after then ${roaState(asn, after)} end as roa_after,
        case when k.objects_before then ${objectState(asn, before)} end as object_before,
        case when k.objects_after then ${objectState(asn, after)} end as object_after
      from suspects s cross join known k where s.change = 'changed'
    ),
    hits as (
      select prefix, was, "is", change from suspects where change <> 'changed'
      union all
      select prefix, was, "is", change from judged where roa_before <> roa_after or object_before <> object_after
    )
    select counted.*, home.newest as as_of, beginning.known_from, page.*,
      case when s.was and k.roas_before then ${roaState(asn, before)} end as roa_before,
      case when s."is" and k.roas_after then ${roaState(asn, after)} end as roa_after,
      case when s.was and k.objects_before then ${objectState(asn, before)} end as object_before,
      case when s."is" and k.objects_after then ${objectState(asn, after)} end as object_after
    from home
    cross join beginning
    cross join known k
    cross join (${countedKinds}) counted
    left join lateral (${pageOfHits(request, 'prefix')}) page on true
    left join stood s on s.prefix = page.prefix
    order by page.place
  `.execute(db);
  const [first] = rows;
  return first && { ...first, rows: rows.filter(({ place }) => place !== null) };
}

/** Whether any registry of this kind was loaded by an instant. If not, its verdicts are unknown. */
const isKnown = (kind: 'vrps' | 'irr', by: Date): RawBuilder<unknown> => sql`
  exists (
    select from generation g where g.kind = ${sql.lit(kind)} and g.state in ('live', 'retired')
      and g.world = (select world from home) and coalesce(g.as_of, g.loaded_at) < ${by}::timestamptz
  )
`;

/** Whether a span in a registry's ledger began or ended with one of `loads`. */
const isMoved = sql`(begun_by in (select id from loads) or ended_by in (select id from loads))`;

const stoodThen = (at: Date): RawBuilder<unknown> =>
  sql`r.start_time < ${at}::timestamptz and (r.end_time is null or r.end_time >= ${at}::timestamptz)`;

/** Judged by the VRPs of that time. */
const roaState = (asn: number, at: Date): RawBuilder<unknown> => sql`(
  select ${roaVerdict(originOf(asn))}
  from ${blocksAround}
  join known_vrp_history r on r.prefix = set_masklen(s.prefix, bits) and r.world = (select world from home)
  where ${stoodThen(at)}
)`;

const objectState = (asn: number, at: Date): RawBuilder<unknown> => sql`(
  select ${routeObjectVerdict(originOf(asn))}
  from known_route_object_history r
  where r.prefix = s.prefix and r.world = (select world from home) and ${stoodThen(at)}
)`;

/** An AS_SET is no origin that a ROA or a route object could name. */
const originOf = (asn: number): RawBuilder<unknown> => sql`(case when not s.of_set then ${asn}::bigint end)`;
