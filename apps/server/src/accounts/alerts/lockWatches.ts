import { sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';
import { byAccount, type Channels, openChannels, type OpenChannel } from './queueMessage.ts';
import { judgedOnes, newestRecords, type StoredRecord, type Untouched } from './records.ts';
import { isInForce, type Watched } from './watched.ts';

/** Data that decide which alerts of some watches are written, locked until the transaction ends. */
export interface LockedWatches {
  /** Ids of the watches in force. */
  readonly inForce: ReadonlySet<string>;
  readonly records: readonly StoredRecord[];
  /** Active channels, by account. */
  readonly channels: Channels;
}

/** Locks watches and their channels, and reads both with the records of their alerts. */
export async function lockWatches(
  queries: AccountQueries,
  watches: readonly Watched[],
  untouched: Untouched,
  now: number,
): Promise<LockedWatches> {
  const ids = watches.map(({ id }) => id);
  // In its own statement, so that the next one sees what others wrote while this one waited.
  await sql`select from accounts.alert_watch where id = any(${ids}::text[]) order by id for update`.execute(queries);
  const { rows } = await sql<{ inForce: string; records: string; channels: string }>`
    with open as materialized (
      ${openChannels(watches)} for key share
    )
    select
      (select coalesce(json_agg(w.id), '[]') from accounts.alert_watch w where w.id = any(${ids}::text[]) and ${isInForce(now)})::text as "inForce",
      (select coalesce(json_agg(r), '[]') from (${newestRecords(ids, untouched)}) r)::text as records,
      (select coalesce(json_agg(o), '[]') from open o)::text as channels
  `.execute(queries);
  const { inForce = '[]', records = '[]', channels = '[]' } = rows[0] ?? {};
  return {
    inForce: new Set(JSON.parse(inForce) as string[]),
    records: judgedOnes(JSON.parse(records) as StoredRecord[], untouched),
    channels: byAccount(JSON.parse(channels) as OpenChannel[]),
  };
}
