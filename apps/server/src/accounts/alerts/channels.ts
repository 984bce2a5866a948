import { DAY_MS } from '@routeglass/domain/time';
import { type AlertChannelRow, type AlertDeliveryRow, ownEndpoints } from '@routeglass/api-client/own';
import { alertTitle } from '@routeglass/domain/alerts';
import type { Selectable } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';
import { useOrRefuse } from '../limits/allowance.ts';
import { lockAccount } from '../lockAccount.ts';
import type { AccountQueries, AccountTables } from '../tables.ts';
import { newId } from '../token.ts';
import { accountOf } from '../visitor.ts';
import { TEST_TITLE } from './channels/text.ts';
import { newWebhookSecret } from './channels/webhook.ts';
import { readSecrets, writeSecrets } from './channelSecrets.ts';
import { isSameTarget, mailAddressesOf, shownTarget, targetProblem } from './channelTarget.ts';
import type { AlertDeps } from './deps.ts';
import type { FoundFact } from './facts.ts';
import { queueTest } from './queueMessage.ts';

const MOMENT = { dependsOn: 'moment' } as const;
const MOST = 20;
const MOST_DELIVERIES = 100;

type Channel = Selectable<AccountTables['alert_channel']>;

/** Routes for the channels of the account's alerts. */
export function mountAlertChannels(mount: Mount, deps: AlertDeps): void {
  const { store, clock, keys, worker, alerts } = deps;
  const shown = (channel: Channel): AlertChannelRow => ({
    id: channel.id,
    kind: channel.kind,
    name: channel.name,
    target: shownTarget(channel.kind, keys.decrypt(channel.target)),
    form: channel.form,
    on: channel.is_on,
    quiet_from: channel.quiet_from,
    quiet_until: channel.quiet_until,
    digest: channel.digest === 60 || channel.digest === 1440 ? channel.digest : 0,
    problem: channel.problem,
    last_sent: channel.last_sent?.toISOString() ?? null,
  });
  mount(
    ownEndpoints.ownAlertChannels,
    async (visit) => {
      const { id, email } = accountOf(visit);
      const channels = await ofAccount(store.db, id).orderBy('created_at').execute();
      return { channels: channels.map(shown), mail: await mailAddressesOf(store.db, id, email) };
    },
    MOMENT,
  );
  mount(
    ownEndpoints.makeAlertChannel,
    async (visit) => {
      const { id: accountId, email } = accountOf(visit);
      const { kind, name, target, form } = visit.body;
      const problem = await targetProblem(kind, target, await mailAddressesOf(store.db, accountId, email), alerts);
      if (problem !== null) throw new Problem('E_BAD_REQUEST', problem, [{ path: 'target', message: problem }]);
      const secret = kind === 'webhook' ? newWebhookSecret() : null;
      const channel = await store.write(async (queries) => {
        await lockAccount(queries, accountId);
        const there = await ofAccount(queries, accountId).execute();
        if (there.length >= MOST) throw new Problem('E_CONFLICT', `You have ${MOST} channels. Remove one first.`);
        const isThere = there.some(
          (each) => each.kind === kind && isSameTarget(kind, keys.decrypt(each.target), target),
        );
        if (isThere) throw new Problem('E_CONFLICT', 'You already have a channel to this address.');
        return queries
          .insertInto('alert_channel')
          .values({
            id: newId(),
            account_id: accountId,
            kind,
            name,
            form: kind === 'webhook' ? form : 'standard',
            target: keys.encrypt(target),
            secrets: secret === null ? null : writeSecrets(keys, [secret]),
            created_at: new Date(clock()),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return { channel: shown(channel), secret };
    },
    MOMENT,
  );
  mount(
    ownEndpoints.setAlertChannel,
    async (visit) => {
      const { on, ...hours } = visit.body;
      await channelOf(store.db, accountOf(visit).id, visit.params.id);
      const changed = await store.write((queries) =>
        queries
          .updateTable('alert_channel')
          .set({ is_on: on, ...hours })
          .where('id', '=', visit.params.id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
      return shown(changed);
    },
    MOMENT,
  );
  mount(
    ownEndpoints.removeAlertChannel,
    async (visit) => {
      const { id } = await channelOf(store.db, accountOf(visit).id, visit.params.id);
      await store.write((queries) => queries.deleteFrom('alert_channel').where('id', '=', id).execute());
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(
    ownEndpoints.testAlertChannel,
    async (visit) => {
      const account = accountOf(visit);
      const { id } = await channelOf(store.db, account.id, visit.params.id);
      await useOrRefuse(store, 'alertTest', account.id, clock());
      const at = new Date(clock());
      const delivery = await store.write((queries) => queueTest(queries, id, at));
      worker.nudge();
      const [row] = (await deliveriesOf(store.db, id)).filter((each) => each.id === delivery);
      if (!row) throw new Problem('E_NOT_FOUND', 'This channel was removed.');
      return row;
    },
    MOMENT,
  );
  mount(
    ownEndpoints.renewWebhookSecret,
    async (visit) => {
      const channel = await channelOf(store.db, accountOf(visit).id, visit.params.id);
      if (channel.kind !== 'webhook') throw new Problem('E_NOT_FOUND', 'Only webhooks have a secret.');
      const secret = newWebhookSecret();
      const [former] = readSecrets(keys, channel, clock());
      const secrets = writeSecrets(keys, former === undefined ? [secret] : [secret, former]);
      await store.write((queries) =>
        queries
          .updateTable('alert_channel')
          .set({ secrets, former_until: new Date(clock() + DAY_MS) })
          .where('id', '=', channel.id)
          .execute(),
      );
      return { secret };
    },
    MOMENT,
  );
  mount(
    ownEndpoints.alertDeliveries,
    async (visit) => {
      const { id } = await channelOf(store.db, accountOf(visit).id, visit.params.id);
      return deliveriesOf(store.db, id);
    },
    MOMENT,
  );
}

/**
 * Number of tries of a message. For mail, it is the number of the letter's tries. A message that was handed to the outbox, or whose letter was
 * deleted since, counts as sent at the first try.
 */
const attemptsOf = (state: AlertDeliveryRow['state'], own: number, ofLetter: number | null): number =>
  Math.max(own, ofLetter ?? 0, state === 'sent' ? 1 : 0);

const ofAccount = (queries: AccountQueries, accountId: string) =>
  queries.selectFrom('alert_channel').selectAll().where('account_id', '=', accountId);

async function channelOf(queries: AccountQueries, accountId: string, id: string): Promise<Channel> {
  const channel = await ofAccount(queries, accountId).where('id', '=', id).executeTakeFirst();
  if (!channel) throw new Problem('E_NOT_FOUND', 'There is no such channel.');
  return channel;
}

/** The last messages to a channel, the newest first. A letter counts as delivered once the mail server has accepted it. */
async function deliveriesOf(queries: AccountQueries, channelId: string): Promise<AlertDeliveryRow[]> {
  const rows = await queries
    .selectFrom('alert_delivery as d')
    .leftJoin('alert_message as m', 'm.id', 'd.message_id')
    .leftJoin('alert as a', 'a.id', 'm.alert_id')
    .leftJoin('alert_watch as w', 'w.id', 'a.watch_id')
    .leftJoin('mail as l', 'l.id', 'd.mail_id')
    .select(['d.id', 'd.state', 'd.attempts', 'd.created_at', 'd.due_at', 'd.sent_at', 'd.problem', 'm.change'])
    .select(['a.fact', 'w.asn', 'l.state as letter', 'l.problem as letter_problem', 'l.attempts as letter_attempts'])
    .select(['l.sent_at as letter_sent'])
    .where('d.channel_id', '=', channelId)
    .orderBy('d.place', 'desc')
    .limit(MOST_DELIVERIES)
    .execute();
  return rows.map((row) => {
    const isQueued = row.letter === 'queued';
    const isLost = row.letter === 'failed' || row.letter === 'suppressed';
    const state = isQueued ? 'waiting' : isLost ? 'failed' : row.state;
    return {
      id: row.id,
      title:
        row.fact === null || row.asn === null ? TEST_TITLE : alertTitle(row.asn, JSON.parse(row.fact) as FoundFact),
      change: row.change,
      state,
      attempts: attemptsOf(state, row.attempts, row.letter_attempts),
      created: row.created_at.toISOString(),
      due: state === 'waiting' ? row.due_at.toISOString() : null,
      sent: state === 'sent' ? ((row.letter_sent ?? row.sent_at)?.toISOString() ?? null) : null,
      problem: row.letter_problem ?? row.problem,
    };
  });
}
