import { whenToSend } from '@routeglass/domain/alerts';
import { enqueueAt } from '../jobs/queue.ts';
import type { AccountQueries } from '../tables.ts';
import { newId } from '../token.ts';
import type { AlertMessage } from './message.ts';

/** The kind of the job that brings a message to a channel. */
export const DELIVERY = 'alert';

interface When {
  /** Both in ms since 1970. */
  readonly now: number;
  readonly notBefore: number;
}

/** Keeps what is told of an alert, and queues it for each channel of the account that is on. */
export async function queueMessage(
  queries: AccountQueries,
  accountId: string,
  message: AlertMessage,
  { now, notBefore }: When,
): Promise<void> {
  const id = newId();
  const at = new Date(now);
  const { alert, change, kind } = message;
  await queries
    .insertInto('alert_message')
    .values({ id, alert_id: alert, change: change as 'opened', body: JSON.stringify(message), at })
    .execute();
  const channels = await queries
    .selectFrom('alert_channel')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_on', '=', true)
    .execute();
  for (const channel of channels) {
    const hours = { quietFrom: channel.quiet_from, quietUntil: channel.quiet_until, digest: channel.digest };
    const due = Math.max(notBefore, whenToSend(kind as 'hijack', hours, now));
    await queueDelivery(queries, channel.id, id, at, new Date(due));
  }
}

/** Queues one message for one channel; a test where there is no message. */
export async function queueDelivery(
  queries: AccountQueries,
  channelId: string,
  messageId: string | null,
  at: Date,
  due: Date,
): Promise<string> {
  const id = newId();
  await queries
    .insertInto('alert_delivery')
    .values({ id, channel_id: channelId, message_id: messageId, state: 'waiting', created_at: at, due_at: due })
    .execute();
  await enqueueAt(queries, DELIVERY, { id }, at, due);
  return id;
}
