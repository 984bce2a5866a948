import {
  type AlertKind,
  type AlertReason,
  type AlertRecord,
  isRuleReason,
  restsOnIncidents,
} from '@routeglass/domain/alerts';
import { type RawBuilder, sql } from 'kysely';
import { inOneText } from '../../store/inOneText.ts';
import type { AccountQueries } from '../tables.ts';
import type { FoundFact } from './facts.ts';

/** A stored alert, with the data to report its change. */
export interface StoredRecord extends AlertRecord {
  readonly watch_id: string;
  readonly acknowledged: boolean;
  /** Ms since 1970. */
  readonly snoozedUntil: number | null;
}

/** Facts of watched networks that are not judged, since their data have not changed. */
export interface Untouched {
  /** Kinds not judged for any network. */
  readonly kinds: ReadonlySet<AlertKind>;
  /** Watches of which only facts that depend on incidents are judged. */
  readonly onlyIncidents: ReadonlySet<string>;
}

/** The newest alert of each key of some watches, without untouched ones. */
export async function recordsOf(
  queries: AccountQueries,
  watches: readonly string[],
  untouched: Untouched,
): Promise<readonly StoredRecord[]> {
  if (watches.length === 0) return [];
  return judgedOnes(await inOneText<StoredRecord>(queries, newestRecords(watches, untouched)), untouched);
}

/** The statement that finds them; `judgedOnes` then removes those not judged of single watches. */
export const newestRecords = (watches: readonly string[], { kinds }: Untouched): RawBuilder<unknown> => sql`
  select distinct on (watch_id, kind, key) id, watch_id, kind, key, state = 'open' as "isOpen", told,
    extract(epoch from ended_at)::float8 as until, acknowledged_at is not null as acknowledged,
    extract(epoch from snoozed_until)::float8 * 1000 as "snoozedUntil"
  from accounts.alert
  where watch_id = any(${[...watches]}::text[]) and kind <> all(${[...kinds]}::text[])
  order by watch_id, kind, key, place desc
`;

export const judgedOnes = (records: readonly StoredRecord[], { onlyIncidents }: Untouched): readonly StoredRecord[] =>
  records.filter(({ watch_id, kind }) => !onlyIncidents.has(watch_id) || restsOnIncidents(kind));

/** An alert in its last message. */
export interface ToldAlert {
  /** The fact at the time of the last message. */
  readonly fact: FoundFact;
  /** The rule that opened it. */
  readonly rule: AlertReason | undefined;
}

/** The last message about each alert, by id. */
export async function toldAlerts(
  queries: AccountQueries,
  alerts: readonly string[],
): Promise<ReadonlyMap<string, ToldAlert>> {
  if (alerts.length === 0) return new Map();
  const rows = await inOneText<{ id: string; fact: string; reasons: string }>(
    queries,
    sql`select id, fact, reasons from accounts.alert where id = any(${[...alerts]}::text[])`,
  );
  return new Map(
    rows.map(({ id, fact, reasons }) => [
      id,
      { fact: JSON.parse(fact) as FoundFact, rule: (JSON.parse(reasons) as AlertReason[]).find(isRuleReason) },
    ]),
  );
}
