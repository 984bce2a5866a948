import { sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';
import type { Draft, KeptAlert } from './draftAlerts.ts';
import { queueMessages } from './queueMessage.ts';

/** Writes alerts of networks and queues their messages, in a few statements however many there are. Answers the number of messages. */
export async function keepDraft(
  queries: AccountQueries,
  { begun, changed, messages }: Draft,
  now: number,
): Promise<number> {
  await insertAlerts(queries, begun, now);
  await updateAlerts(queries, changed, now);
  await queueMessages(queries, messages, now);
  return messages.length;
}

const COLUMNS = sql`
  id text, watch_id text, kind text, key text, state text, told float8, fact text, reasons text, began_at timestamptz, ended_at timestamptz
`;

async function insertAlerts(queries: AccountQueries, alerts: readonly KeptAlert[], now: number): Promise<void> {
  if (alerts.length === 0) return;
  await sql`
    insert into accounts.alert (id, watch_id, kind, key, state, told, fact, reasons, began_at, ended_at, updated_at)
    select r.*, ${new Date(now)}::timestamptz from json_to_recordset(${JSON.stringify(alerts)}::json) as r (${COLUMNS})
  `.execute(queries);
}

async function updateAlerts(queries: AccountQueries, alerts: readonly KeptAlert[], now: number): Promise<void> {
  if (alerts.length === 0) return;
  await sql`
    update accounts.alert a
    set state = r.state, told = r.told, fact = r.fact, ended_at = r.ended_at, updated_at = ${new Date(now)}::timestamptz
    from json_to_recordset(${JSON.stringify(alerts)}::json) as r (${COLUMNS}) where a.id = r.id
  `.execute(queries);
}
