import { type AlertKind, type AlertReason, type AlertRecord, isRuleReason } from '@routeglass/domain/alerts';
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

/** An alert as it was told. */
export interface ToldAlert {
  /** What was known when it was last told. */
  readonly fact: FoundFact;
  /** The rule that opened it. */
  readonly rule: AlertReason | undefined;
}

/** What was told of alerts, by id. */
export async function toldAlerts(
  queries: AccountQueries,
  alerts: readonly string[],
): Promise<ReadonlyMap<string, ToldAlert>> {
  if (alerts.length === 0) return new Map();
  const rows = await queries
    .selectFrom('alert')
    .select(['id', 'fact', 'reasons'])
    .where(sql<boolean>`id = any(${[...alerts]}::text[])`)
    .execute();
  return new Map(
    rows.map(({ id, fact, reasons }) => [
      id,
      { fact: JSON.parse(fact) as FoundFact, rule: (JSON.parse(reasons) as AlertReason[]).find(isRuleReason) },
    ]),
  );
}
