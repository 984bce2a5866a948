import { whenToSend } from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';
import { newId } from '../token.ts';
import type { AlertMessage } from './message.ts';

/** The kind of the job that brings a message to a channel. */
export const DELIVERY = 'alert';

/** A message for the channels of an account, which go not before an instant, ms since 1970. */
export interface QueuedMessage {
  readonly accountId: string;
  readonly message: AlertMessage;
  readonly notBefore: number;
  /** Whether it waits for neither quiet hours nor a digest. */
  readonly isUrgent: boolean;
}

interface Delivery {
  readonly id: string;
  readonly job: string;
  readonly channel: string;
  readonly message: string | null;
  readonly due: Date;
}

/** Keeps what is told of alerts, and queues it for each channel of its account that is on, in a few statements however much it is. */
export async function queueMessages(
  queries: AccountQueries,
  messages: readonly QueuedMessage[],
  now: number,
): Promise<void> {
  if (messages.length === 0) return;
  const at = new Date(now);
  const kept = messages.map((each) => ({ ...each, id: newId() }));
  const rows = kept.map(({ id, message }) => ({
    id,
    alert: message.alert,
    change: message.change,
    body: message,
  }));
  await sql`
    insert into accounts.alert_message (id, alert_id, change, body, at)
    select r.id, r.alert, r.change, r.body::text, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id text, alert text, change text, body json)
  `.execute(queries);
  const accounts = [...new Set(messages.map(({ accountId }) => accountId))];
  const channels = Map.groupBy(
    await queries
      .selectFrom('alert_channel')
      .select(['id', 'account_id', 'quiet_from', 'quiet_until', 'digest'])
      .where(sql<boolean>`account_id = any(${accounts}::text[])`)
      .where('is_on', '=', true)
      .forKeyShare()
      .execute(),
    ({ account_id }) => account_id,
  );
  const deliveries = kept.flatMap(({ id, accountId, notBefore, isUrgent }) =>
    (channels.get(accountId) ?? []).map((channel): Delivery => {
      const hours = { quietFrom: channel.quiet_from, quietUntil: channel.quiet_until, digest: channel.digest };
      const due = Math.max(notBefore, whenToSend(isUrgent, hours, now));
      return { id: newId(), job: newId(), channel: channel.id, message: id, due: new Date(due) };
    }),
  );
  await insertDeliveries(queries, deliveries, at);
}

/** Queues a test for one channel, and gives the id of its delivery. */
export async function queueTest(queries: AccountQueries, channel: string, at: Date): Promise<string> {
  const delivery = { id: newId(), job: newId(), channel, message: null, due: at };
  await insertDeliveries(queries, [delivery], at);
  return delivery.id;
}

async function insertDeliveries(queries: AccountQueries, deliveries: readonly Delivery[], at: Date): Promise<void> {
  if (deliveries.length === 0) return;
  await sql`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(deliveries)}::json)
        as r (id text, job text, channel text, message text, due timestamptz)
    ), delivered as (
      insert into accounts.alert_delivery (id, channel_id, message_id, state, created_at, due_at)
      select id, channel, message, 'waiting', ${at}::timestamptz, due from given
    )
    insert into accounts.job (id, kind, payload, state, created_at, run_at)
    select job, ${DELIVERY}, jsonb_build_object('id', id)::text, 'waiting', ${at}::timestamptz, due from given
  `.execute(queries);
}
