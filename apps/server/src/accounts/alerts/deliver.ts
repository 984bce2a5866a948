import { DAY_MS } from '@routeglass/domain/time';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { sendProblem } from '../../outside/sendProblem.ts';
import { type Job, settle, waitAfter } from '../jobs/queue.ts';
import { type Doer, Later } from '../jobs/worker.ts';
import type { Keys } from '../keys.ts';
import type { Post } from '../mail/post.ts';
import type { AccountQueries, AccountStore, AccountTables } from '../tables.ts';
import { alertLetter } from './channels/mail.ts';
import { sendSyslog, syslogLine } from './channels/syslog.ts';
import { callWebhook } from './channels/webhook.ts';
import { readSecrets } from './channelSecrets.ts';
import { type AlertMessage, readMessage } from './message.ts';
import type { AlertSettings } from './settings.ts';
import { watchesInForce } from './watched.ts';

const payload = v.object({ id: v.string() });
/** How long a message is tried, from the first try. */
const PATIENCE = DAY_MS;
/** Ms until a message checks again whether the previous one has been sent. */
const TURN = 5_000;

type Channel = Selectable<AccountTables['alert_channel']>;
type Delivery = Selectable<AccountTables['alert_delivery']>;

export interface DeliveryDeps {
  readonly store: AccountStore;
  readonly keys: Keys;
  readonly post: Post;
  readonly alerts: AlertSettings;
  readonly clock: () => number;
}

/** Delivers one message to one channel, in the order of its alert's messages. A failed delivery is tried for a day. */
export function deliveryDoer(deps: DeliveryDeps): Doer {
  const { store, clock } = deps;
  return async (job) => {
    const { id } = v.parse(payload, job.payload);
    const delivery = await store.db.selectFrom('alert_delivery').selectAll().where('id', '=', id).executeTakeFirst();
    if (delivery?.state !== 'waiting') return store.write((queries) => settle(queries, job.id));
    const channel = await store.db
      .selectFrom('alert_channel')
      .selectAll()
      .where('id', '=', delivery.channel_id)
      .executeTakeFirstOrThrow();
    const message = await messageOf(store.db, delivery, clock());
    if (message === 'stopped' || (message && !channel.is_on))
      return finish(deps, job, delivery, {
        state: 'stopped',
        problem: 'Turned off, or access to the network or its trial ended',
      });
    const wait = message ? await waitFor(store.db, delivery, message.alert, clock()) : null;
    if (wait !== null) throw new Later('Waits for its turn', wait);
    if (channel.kind === 'mail') return mail(deps, job, channel, delivery, message);
    try {
      await send(deps, channel, delivery, message);
    } catch (error) {
      await putOff(deps, job, delivery, error instanceof Error ? error.message : String(error));
      return;
    }
    await finish(deps, job, delivery, { state: 'sent', problem: null });
  };
}

/** The message of a delivery: null for a test; `stopped` if the watch of its network is no longer in force. */
async function messageOf(
  queries: AccountQueries,
  { message_id }: Delivery,
  now: number,
): Promise<AlertMessage | 'stopped' | null> {
  if (message_id === null) return null;
  const row = await watchesInForce(queries, now)
    .innerJoin('alert as a', 'a.watch_id', 'w.id')
    .innerJoin('alert_message as m', 'm.alert_id', 'a.id')
    .select('m.body')
    .where('m.id', '=', message_id)
    .executeTakeFirst();
  return row ? readMessage(row.body) : 'stopped';
}

/** Ms to wait: until the end of a snooze, or for an earlier message about the same alert; null if it may be sent now. */
async function waitFor(
  queries: AccountQueries,
  delivery: Delivery,
  alertId: string,
  now: number,
): Promise<number | null> {
  const alert = await queries.selectFrom('alert').select('snoozed_until').where('id', '=', alertId).executeTakeFirst();
  const snoozed = (alert?.snoozed_until?.getTime() ?? 0) - now;
  if (snoozed > 0) return snoozed;
  const earlier = await queries
    .selectFrom('alert_delivery as d')
    .innerJoin('alert_message as m', 'm.id', 'd.message_id')
    .select('d.id')
    .where('d.channel_id', '=', delivery.channel_id)
    .where('m.alert_id', '=', alertId)
    .where('d.state', '=', 'waiting')
    .where('d.place', '<', delivery.place)
    .limit(1)
    .executeTakeFirst();
  return earlier ? TURN : null;
}

async function send(
  { keys, alerts, clock }: DeliveryDeps,
  channel: Channel,
  { id }: Delivery,
  message: AlertMessage | null,
): Promise<void> {
  const now = clock();
  const target = keys.decrypt(channel.target);
  try {
    if (channel.kind === 'syslog') await sendSyslog(target, syslogLine(id, message, now), alerts);
    else
      await callWebhook(
        { id, url: target, form: channel.form, secrets: readSecrets(keys, channel, now), message, now },
        alerts,
      );
  } catch (error) {
    throw new Error(sendProblem(error, new URL(target).host), { cause: error });
  }
}

/** Hands a letter to the outbox. For a channel with a digest, it contains all due messages. */
async function mail(
  { store, keys, post, alerts, clock }: DeliveryDeps,
  job: Job,
  channel: Channel,
  delivery: Delivery,
  message: AlertMessage | null,
): Promise<void> {
  const now = clock();
  await store.write(async (queries) => {
    // Another job may have included it in its digest meanwhile.
    await queries.selectFrom('alert_channel').select('id').where('id', '=', channel.id).forUpdate().execute();
    const still = await queries
      .selectFrom('alert_delivery')
      .select('state')
      .where('id', '=', delivery.id)
      .executeTakeFirst();
    if (still?.state !== 'waiting') return settle(queries, job.id);
    const due = message && channel.digest > 0 ? await allDue(queries, channel.id, now) : [];
    const gathered = due.length > 1 ? due : null;
    const messages = gathered?.map(({ body }) => readMessage(body)) ?? (message ? [message] : []);
    const isFirst = message !== null && (await isFirstLetter(queries, delivery, message.alert));
    const name = message && `alert-${message.alert}-${channel.id}`;
    const letter = await post.put(
      queries,
      keys.decrypt(channel.target),
      channel.account_id,
      alertLetter(alerts.origin, messages),
      now,
      !gathered && name !== null ? { thread: { name, isFirst } } : {},
    );
    await queries
      .updateTable('alert_delivery')
      .set({ state: 'sent', sent_at: new Date(now), mail_id: letter, problem: null })
      .where('id', 'in', [delivery.id, ...(gathered ?? []).map(({ id }) => id)])
      .execute();
    await queries
      .updateTable('alert_channel')
      .set({ problem: null, last_sent: new Date(now) })
      .where('id', '=', channel.id)
      .execute();
    await settle(queries, job.id);
  });
  post.nudge();
}

function allDue(queries: AccountQueries, channelId: string, now: number) {
  return watchesInForce(queries, now)
    .innerJoin('alert as a', 'a.watch_id', 'w.id')
    .innerJoin('alert_message as m', 'm.alert_id', 'a.id')
    .innerJoin('alert_delivery as d', 'd.message_id', 'm.id')
    .select(['d.id', 'm.body'])
    .where('d.channel_id', '=', channelId)
    .where('d.state', '=', 'waiting')
    .where('d.due_at', '<=', new Date(now))
    .orderBy('d.place')
    .execute();
}

/** Whether no letter of this alert's thread has been written to the channel. */
async function isFirstLetter(queries: AccountQueries, delivery: Delivery, alertId: string): Promise<boolean> {
  const before = await queries
    .selectFrom('alert_delivery as d')
    .innerJoin('alert_message as m', 'm.id', 'd.message_id')
    .select('d.id')
    .where('d.channel_id', '=', delivery.channel_id)
    .where('m.alert_id', '=', alertId)
    .where('d.mail_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return before === undefined;
}

/** Tries again later, until the day is over. */
async function putOff(deps: DeliveryDeps, job: Job, delivery: Delivery, problem: string): Promise<void> {
  const now = deps.clock();
  const attempts = delivery.attempts + 1;
  const wait = waitAfter(attempts);
  // Before its first try it may have waited long, for the end of a snooze or for the server to restart.
  const due_at = delivery.attempts === 0 ? new Date(now) : delivery.due_at;
  if (now + wait - due_at.getTime() > PATIENCE)
    return finish(deps, job, { ...delivery, attempts }, { state: 'failed', problem });
  await deps.store.write(async (queries) => {
    await queries
      .updateTable('alert_delivery')
      .set({ attempts, problem, due_at })
      .where('id', '=', delivery.id)
      .execute();
    await queries.updateTable('alert_channel').set({ problem }).where('id', '=', delivery.channel_id).execute();
  });
  throw new Later(problem, wait);
}

/** Finishes a delivery together with its job. */
async function finish(
  { store, clock }: DeliveryDeps,
  job: Job,
  delivery: Delivery,
  { state, problem }: { readonly state: 'sent' | 'failed' | 'stopped'; readonly problem: string | null },
): Promise<void> {
  const at = new Date(clock());
  await store.write(async (queries) => {
    const isSent = state === 'sent';
    await queries
      .updateTable('alert_delivery')
      .set({
        state,
        problem,
        attempts: isSent ? delivery.attempts + 1 : delivery.attempts,
        sent_at: isSent ? at : null,
      })
      .where('id', '=', delivery.id)
      .execute();
    if (state !== 'stopped')
      await queries
        .updateTable('alert_channel')
        .set({ problem, ...(isSent && { last_sent: at }) })
        .where('id', '=', delivery.channel_id)
        .execute();
    await settle(queries, job.id);
  });
}
