import type { AlertKind, AlertRecord } from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';

/** An alert on record, with what is needed to tell its change. */
export interface StoredRecord extends AlertRecord {
  readonly watch_id: string;
  readonly fact: string;
  readonly acknowledged: boolean;
  readonly snoozed_until: Date | null;
}

/** The newest alert of each key of some watches, without kinds that are not judged. */
export async function recordsOf(
  queries: AccountQueries,
  watches: readonly string[],
  without: ReadonlySet<AlertKind>,
): Promise<readonly StoredRecord[]> {
  if (watches.length === 0) return [];
  const { rows } = await sql<StoredRecord>`
    select distinct on (watch_id, kind, key) id, watch_id, kind, key, state = 'open' as "isOpen", told,
      extract(epoch from ended_at)::float8 as until, fact, acknowledged_at is not null as acknowledged, snoozed_until
    from accounts.alert
    where watch_id = any(${[...watches]}::text[]) and kind <> all(${[...without]}::text[])
    order by watch_id, kind, key, place desc
  `.execute(queries);
  return rows;
}
