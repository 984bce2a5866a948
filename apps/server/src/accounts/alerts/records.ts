import type { AlertKind, AlertRecord } from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';
import type { FoundFact } from './facts.ts';

/** An alert on record, with what is needed to tell its change. */
export interface StoredRecord extends AlertRecord {
  readonly watch_id: string;
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
      extract(epoch from ended_at)::float8 as until, acknowledged_at is not null as acknowledged, snoozed_until
    from accounts.alert
    where watch_id = any(${[...watches]}::text[]) and kind <> all(${[...without]}::text[])
    order by watch_id, kind, key, place desc
  `.execute(queries);
  return rows;
}

/** What was known of alerts when they were last told, by id. */
export async function knownFacts(
  queries: AccountQueries,
  alerts: readonly string[],
): Promise<ReadonlyMap<string, FoundFact>> {
  if (alerts.length === 0) return new Map();
  const rows = await queries
    .selectFrom('alert')
    .select(['id', 'fact'])
    .where(sql<boolean>`id = any(${[...alerts]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, fact }) => [id, JSON.parse(fact) as FoundFact]));
}
