import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import { inPassing } from '../inPassing.ts';
import { noteParties } from './noteParties.ts';
import type { Ending } from './settle.ts';

/** Incidents ended in one transaction: readers of the embedded engine wait until it is done. */
const AT_ONCE = 500;

/** What the record knows and the loaded routes no longer show. */
export interface Past {
  /** Up to this instant some routes are no longer loaded, seconds since 1970; null if nothing was lost. */
  readonly lostUntil: number | null;
  /** Generation of the ledger of announcements. */
  readonly history: number;
  /** Instant of the newest routes, seconds since 1970. */
  readonly now: number;
}

/** Stores the end of incidents if it has changed. An incident that the ledger of announcements still holds has no end. Returns the number changed. */
export async function endPast(store: Store, endings: readonly Ending[], { history }: Past): Promise<number> {
  if (endings.length === 0) return 0;
  const unseen = endings.flatMap(({ stored, wasFound }) => (wasFound ? [] : [stored.id]));
  const standing = await stillStanding(store, unseen, history);
  const changed = endings.filter(({ stored, at }) => !standing.has(stored.id) && stored.lastSeen !== at);
  if (changed.length === 0) return 0;
  for (let from = 0; from < changed.length; from += AT_ONCE) await end(store, changed.slice(from, from + AT_ONCE));
  return changed.length;
}

function end(store: Store, endings: readonly Ending[]): Promise<void> {
  const ids = endings.map(({ stored }) => stored.id);
  const ends = endings.map(({ at }) => at);
  const ended = sql`unnest(${ids}::bigint[], ${ends}::float8[]) as ended (id, at)`;
  return inPassing(store, async (transaction) => {
    await noteParties(transaction, ids);
    await sql`
      update incident i set last_seen = to_timestamp(ended.at), digest = '' from ${ended} where i.id = ended.id
    `.execute(transaction);
    for (const table of ['incident_party', 'incident_prefix'])
      await sql`
        update ${sql.table(table)} x set last_seen = to_timestamp(ended.at) from ${ended}
        where x.incident_id = ended.id and x.last_seen is distinct from to_timestamp(ended.at)
      `.execute(transaction);
  });
}

/** The hijacks and bogons with a prefix that the same origin still announces. */
async function stillStanding(store: Store, ids: readonly number[], history: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct i.id from incident i
    join incident_prefix x on x.incident_id = i.id
    join announcement_span s on s.prefix = x.prefix and s.origin = any(x.origins) and s.world = i.world
    where i.id = any(${[...ids]}::bigint[]) and i.kind <> 'leak' and i.last_seen is null
      and s.generation_id = ${sql.lit(history)} and s.last_seen is null and s.origin_set is null
  `.execute(store.bulk);
  return new Set(rows.map(({ id }) => id));
}
