import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';

/** The session state in which routes are exchanged (RFC 4271, section 8.2.2). */
const ESTABLISHED = 6;
const ENDS_AT_ONCE = 1_000;

/** Whether a decoded state row (old state × 65536 + new state) means that a session went down. */
export function isSessionEnd(states: number): boolean {
  return states >>> 16 === ESTABLISHED && (states & 0xffff) !== ESTABLISHED;
}

/** A session that went down: all routes its peer had sent are gone. */
export interface SessionEnd {
  readonly peer: number;
  /** As the database expects it. */
  readonly at: string;
  /** Position in the file. */
  readonly seq: number;
}

/** Stores the session ends found in an update file. */
export async function rememberEnds(store: Store, generationId: number, ends: readonly SessionEnd[]): Promise<void> {
  for (let from = 0; from < ends.length; from += ENDS_AT_ONCE) {
    const some = ends.slice(from, from + ENDS_AT_ONCE);
    await sql`
      insert into session_end (generation_id, peer_id, at, seq)
      select ${generationId}::int, * from unnest(${some.map(({ peer }) => peer)}::int[], ${some.map(({ at }) => at)}::timestamptz[],
        ${some.map(({ seq }) => seq)}::int[])
      on conflict do nothing
    `.execute(store.bulk);
  }
}

/** A collector's routes that may have ended with their sessions. */
export interface EndedSessions {
  readonly collector: string;
  /** The generation just filled, not live yet. */
  readonly generationId: number;
  /** Time of its first route, in seconds since 1970: earlier session ends do not affect it. */
  readonly since: number;
}

/**
 * Withdraws the routes of sessions that went down, from the generation just filled and all earlier ones. Each withdrawal belongs to the file with the
 * session end, so the order of loading does not matter. A failed import may leave withdrawals of routes that are not held; these have no effect.
 * Returns the prefixes.
 */
export async function endSessions(
  store: Store,
  { collector, generationId, since }: EndedSessions,
): Promise<ReadonlySet<string>> {
  const { rows: known } = await sql<{ peers: number[] | null; last: Date | null }>`
    select array_agg(distinct s.peer_id) as peers, max(s.at) as last
    from session_end s join peer p on p.id = s.peer_id join generation g on g.id = s.generation_id
    where p.collector = ${collector} and g.state in ('live', 'loading') and s.at >= to_timestamp(${since}::float8)
  `.execute(store.bulk);
  const [found] = known;
  if (!found?.peers || !found.last) return new Set();
  const { tables, base } = await tablesOf(store, { collector, generationId, since });
  const { rows } = await sql<{ prefix: string }>`
    with source as (
      select id, kind, case when id = ${generationId} then to_timestamp(${since}::float8) else as_of end as as_of
      from generation where collector = ${collector} and kind in ('mrt-rib', 'mrt-updates') and state in ('live', 'loading')
    ), session_stop as (
      select s.* from session_end s join source on source.id = s.generation_id
      where s.peer_id = any(${found.peers}::int[]) and s.at >= to_timestamp(${since}::float8)
    ), sent as (
      select r.peer_id, r.prefix, r.add_path_id, r.path_id, source.as_of as at, source.id as generation_id, -1 as seq
      from rib_route r join source on source.id = r.generation_id
      where r.generation_id = any(${tables}::int[]) and r.peer_id = any(${found.peers}::int[])
      union all
      select e.peer_id, e.prefix, e.add_path_id, e.path_id, e.at, e.generation_id, e.seq
      from route_event e join source on source.id = e.generation_id
      where source.kind = 'mrt-updates' and e.peer_id = any(${found.peers}::int[])
        and e.at > ${base}::timestamptz and e.at <= ${found.last}::timestamptz
    ), newest as (
      select distinct on (s.peer_id, s.at, s.generation_id, s.seq, r.prefix, r.add_path_id)
        s.peer_id, s.at, s.generation_id, s.seq, r.prefix, r.add_path_id, r.path_id
      from session_stop s join sent r on r.peer_id = s.peer_id
        and (coalesce(r.at, '-infinity'), r.generation_id, r.seq) <= (s.at, s.generation_id, s.seq)
      order by s.peer_id, s.at, s.generation_id, s.seq, r.prefix, r.add_path_id, r.at desc nulls last, r.generation_id desc, r.seq desc
    )
    insert into route_event (at, generation_id, seq, peer_id, prefix, add_path_id)
    select at, generation_id, seq, peer_id, prefix, add_path_id from newest where path_id is not null
    returning prefix::text as prefix
  `.execute(store.bulk);
  return new Set(rows.map(({ prefix }) => prefix));
}

/**
 * A collector's tables, and the instant of its newest table up to `since`, which already reflects everything earlier. With these ids and this date
 * the query skips other collectors' tables and earlier days.
 */
async function tablesOf(store: Store, { collector, generationId, since }: EndedSessions) {
  const { rows } = await sql<{ id: number; base: Date | null }>`
    with source as (
      select id, case when id = ${generationId} then to_timestamp(${since}::float8) else as_of end as at from generation
      where collector = ${collector} and kind = 'mrt-rib' and state in ('live', 'loading')
    )
    select id, (select max(at) from source where at <= to_timestamp(${since}::float8)) as base from source
  `.execute(store.bulk);
  return { tables: rows.map(({ id }) => id), base: rows[0]?.base ?? '-infinity' };
}
