import { whenToSend } from '@routeglass/domain/alerts';
import { type RawBuilder, sql } from 'kysely';
import { inOneText } from '../../store/inOneText.ts';
import { textColumns } from '../../store/textColumns.ts';
import type { AccountQueries } from '../tables.ts';
import { newId } from '../token.ts';
import type { AlertMessage } from './message.ts';
import type { Watched } from './watched.ts';

/** Kind of the jobs that deliver messages. */
export const DELIVERY = 'alert';

/** A message for the channels of an account, to be sent at an instant (ms since 1970) or later. */
export interface QueuedMessage {
  readonly accountId: string;
  readonly message: AlertMessage;
  readonly notBefore: number;
  /** Whether it ignores quiet hours and digests. */
  readonly isUrgent: boolean;
}

/** An active channel, and when it may be used. */
export interface OpenChannel {
  readonly id: string;
  readonly account_id: string;
  readonly quiet_from: number;
  readonly quiet_until: number;
  readonly digest: number;
}

/** Channels by account. */
export type Channels = ReadonlyMap<string, readonly OpenChannel[]>;

interface Delivery {
  readonly id: string;
  readonly job: string;
  readonly channel: string;
  readonly message: string | null;
  readonly due: Date;
}

const messageColumns = { id: 'text', alert: 'text', change: 'text', body: 'text' };
const deliveryColumns = { id: 'text', job: 'text', channel: 'text', message: 'text', due: 'timestamptz' };

/** Steps of one statement (`with …`) that store messages and queue each for the channels of its account. `job` is the last step. */
export function queueSteps(
  messages: readonly QueuedMessage[],
  channels: Channels,
  now: number,
): { readonly steps: readonly RawBuilder<unknown>[]; readonly job: RawBuilder<unknown> } {
  const at = new Date(now);
  const kept = messages.map((each) => ({ ...each, id: newId() }));
  const rows = kept.map(({ id, message }) => ({
    id,
    alert: message.alert,
    change: message.change,
    body: JSON.stringify(message),
  }));
  const told = sql`told as (
    insert into accounts.alert_message (id, alert_id, change, body, at)
    select r.*, ${at}::timestamptz from ${textColumns(messageColumns, rows)} as r
  )`;
  const deliveries = kept.flatMap(({ id, accountId, notBefore, isUrgent }) =>
    (channels.get(accountId) ?? []).map((channel): Delivery => {
      const hours = { quietFrom: channel.quiet_from, quietUntil: channel.quiet_until, digest: channel.digest };
      const due = Math.max(notBefore, whenToSend(isUrgent, hours, now));
      return { id: newId(), job: newId(), channel: channel.id, message: id, due: new Date(due) };
    }),
  );
  const { steps, job } = deliverySteps(deliveries, at);
  return { steps: [told, ...steps], job };
}

/** Active channels of the accounts of some watches. */
export const openChannels = (watches: readonly Watched[]): RawBuilder<unknown> => sql`
  select id, account_id, quiet_from, quiet_until, digest from accounts.alert_channel
  where account_id = any(${[...new Set(watches.map(({ accountId }) => accountId))]}::text[]) and is_on order by id
`;

export const byAccount = (channels: readonly OpenChannel[]): Channels =>
  Map.groupBy(channels, ({ account_id }) => account_id);

export async function channelsOf(queries: AccountQueries, watches: readonly Watched[]): Promise<Channels> {
  return byAccount(await inOneText<OpenChannel>(queries, openChannels(watches)));
}

/** Queues a test for one channel. Returns the id of its delivery. */
export async function queueTest(queries: AccountQueries, channel: string, at: Date): Promise<string> {
  const delivery = { id: newId(), job: newId(), channel, message: null, due: at };
  const { steps, job } = deliverySteps([delivery], at);
  await sql`with ${sql.join(steps)} ${job}`.execute(queries);
  return delivery.id;
}

const deliverySteps = (deliveries: readonly Delivery[], at: Date) => ({
  steps: [
    sql`given as materialized (select * from ${textColumns(deliveryColumns, deliveries)} as r)`,
    sql`delivered as (
      insert into accounts.alert_delivery (id, channel_id, message_id, state, created_at, due_at)
      select id, channel, message, 'waiting', ${at}::timestamptz, due from given
    )`,
  ],
  job: sql`
    insert into accounts.job (id, kind, payload, state, created_at, run_at)
    select job, ${DELIVERY}, jsonb_build_object('id', id)::text, 'waiting', ${at}::timestamptz, due from given
  `,
});
