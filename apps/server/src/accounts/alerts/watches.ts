import { usualRules } from '@routeglass/domain/alerts';
import { alertRuleOf, alertRuleRow, type AlertWatchRow, ownEndpoints } from '@routeglass/api-client/own';
import { accessStatuses } from '@routeglass/domain/access';
import type { Selectable } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';
import { accessOf } from '../access/ask.ts';
import { namesOf } from '../access/network.ts';
import type { AccountQueries, AccountTables } from '../tables.ts';
import { newId } from '../token.ts';
import { accountOf } from '../visitor.ts';
import type { AlertDeps } from './deps.ts';
import { expectationsOf } from './expectations.ts';
import { dataInstant } from './facts.ts';
import { feedPath } from './feed.ts';
import { replay } from './replay.ts';
import { missingSources } from './sources.ts';
import { judgeAgain } from './judgedState.ts';
import { refuseWithoutTrial, trialFor } from './trial.ts';
import { expectedOf, readRules } from './watched.ts';

const MOMENT = { dependsOn: 'moment' } as const;
type Watch = Selectable<AccountTables['alert_watch']>;

/** Routes for the alert rules of networks. */
export function mountAlertWatches(mount: Mount, deps: AlertDeps): void {
  const { store, clock } = deps;
  mount(
    ownEndpoints.ownAlertWatches,
    async (visit) => {
      const { id } = accountOf(visit);
      const networks = await store.db
        .selectFrom('as_access')
        .select('asn')
        .where('account_id', '=', id)
        .where('status', '=', accessStatuses.approved)
        .orderBy('asn')
        .execute();
      const rows: AlertWatchRow[] = [];
      for (const { asn } of networks) rows.push(await rowOf(deps, store.db, id, asn));
      return rows;
    },
    MOMENT,
  );
  mount(
    ownEndpoints.keepAlertWatch,
    async (visit) => {
      const { id } = accountOf(visit);
      const { asn } = visit.params;
      await refuseWithoutAccess(store.db, id, asn);
      await refuseWithoutTrial(store.db, id, asn, clock());
      const rules = JSON.stringify(visit.body.rules.map(alertRuleOf));
      const now = clock();
      await store.write(async (queries) => {
        const since = new Date((await dataInstant(queries, asn)) ?? now);
        await queries
          .insertInto('alert_watch')
          .values({ id: newId(), account_id: id, asn, rules, since, created_at: new Date(now) })
          .onConflict((conflict) => conflict.columns(['account_id', 'asn']).doUpdateSet({ rules }))
          .execute();
        // Facts that already hold are judged, too, at the next turn.
        await judgeAgain(queries, id, asn);
      });
      return rowOf(deps, store.db, id, asn);
    },
    MOMENT,
  );
  mount(
    ownEndpoints.stopAlertWatch,
    async (visit) => {
      const watch = await watchOf(store.db, accountOf(visit).id, visit.params.asn);
      await store.write((queries) => queries.deleteFrom('alert_watch').where('id', '=', watch.id).execute());
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(
    ownEndpoints.forgetExpected,
    async (visit) => {
      const { id } = accountOf(visit);
      const { asn } = visit.params;
      const watch = await watchOf(store.db, id, asn);
      const { numDeletedRows } = await store.write((queries) => {
        // Facts that still hold are reported at the next turn.
        return judgeAgain(queries, id, asn).then(() =>
          queries
            .deleteFrom('alert_expected')
            .where('id', '=', visit.params.id)
            .where('watch_id', '=', watch.id)
            .executeTakeFirst(),
        );
      });
      if (numDeletedRows === 0n) throw new Problem('E_NOT_FOUND', 'Alerts about this are already on.');
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(
    ownEndpoints.renewAlertFeed,
    async (visit) => {
      const { id } = accountOf(visit);
      const watch = await watchOf(store.db, id, visit.params.asn);
      await store.write((queries) =>
        queries
          .updateTable('alert_watch')
          .set((row) => ({ feed_version: row('feed_version', '+', 1) }))
          .where('id', '=', watch.id)
          .execute(),
      );
      return rowOf(deps, store.db, id, visit.params.asn);
    },
    MOMENT,
  );
  mount(
    ownEndpoints.replayAlerts,
    async (visit) => {
      const { id } = accountOf(visit);
      const { asn } = visit.params;
      await refuseWithoutAccess(store.db, id, asn);
      const watch = await findWatch(store.db, id, asn);
      const expected = watch ? ((await expectedOf(store.db, [watch.id])).get(watch.id) ?? []) : [];
      return replay(store.db, asn, visit.body.rules.map(alertRuleOf), expected);
    },
    MOMENT,
  );
}

const findWatch = (queries: AccountQueries, accountId: string, asn: number): Promise<Watch | undefined> =>
  queries
    .selectFrom('alert_watch')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('asn', '=', asn)
    .executeTakeFirst();

async function watchOf(queries: AccountQueries, accountId: string, asn: number): Promise<Watch> {
  await refuseWithoutAccess(queries, accountId, asn);
  const watch = await findWatch(queries, accountId, asn);
  if (!watch) throw new Problem('E_NOT_FOUND', `There are no alerts for AS${asn}.`);
  return watch;
}

/** Networks of the laboratory are open to everyone, but their alerts need access, too. */
async function refuseWithoutAccess(queries: AccountQueries, accountId: string, asn: number): Promise<void> {
  const access = await accessOf(queries, accountId, asn);
  if (access?.status !== accessStatuses.approved)
    throw new Problem('E_FORBIDDEN', `Your access to AS${asn} is not approved.`);
}

async function rowOf(
  { keys, clock }: AlertDeps,
  queries: AccountQueries,
  accountId: string,
  asn: number,
): Promise<AlertWatchRow> {
  const watch = await findWatch(queries, accountId, asn);
  const names = await namesOf(queries, [asn]);
  const expected = watch
    ? await queries
        .selectFrom('alert_expected')
        .select(['id', 'kind', 'other', 'prefix'])
        .where('watch_id', '=', watch.id)
        .orderBy('created_at', 'desc')
        .execute()
    : [];
  return {
    asn,
    as_name: names.get(asn) ?? null,
    is_watched: watch !== undefined,
    missing_sources: await missingSources(queries, asn),
    trial: await trialFor(queries, accountId, asn, clock()),
    rules: (watch ? readRules(watch.rules) : usualRules).map(alertRuleRow),
    expected,
    ...(await expectationsOf(queries, asn)),
    feed: watch ? feedPath(keys, watch) : null,
  };
}
