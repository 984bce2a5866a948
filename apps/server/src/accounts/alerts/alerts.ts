import { alertTitle, lessonOf } from '@routeglass/domain/alerts';
import { type AlertRow, ownEndpoints } from '@routeglass/api-client/own';
import { HOUR_MS } from '@routeglass/domain/time';
import { sql } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { Problem } from '../../http/problem.ts';
import type { AccountQueries } from '../tables.ts';
import { newId } from '../token.ts';
import { accountOf } from '../visitor.ts';
import type { AlertDeps } from './deps.ts';
import type { FoundFact } from './facts.ts';
import { judgeAgain } from './judgedState.ts';
import { graphLink, readMessage } from './message.ts';
import { watchesInForce } from './watched.ts';

const MOMENT = { dependsOn: 'moment' } as const;

const ofAccount = (queries: AccountQueries, accountId: string, now: number) =>
  watchesInForce(queries, now).innerJoin('alert as a', 'a.watch_id', 'w.id').where('w.account_id', '=', accountId);

function chosen(queries: AccountQueries, accountId: string, now: number) {
  return ofAccount(queries, accountId, now).select([
    'a.id',
    'w.id as watch',
    'w.asn',
    'a.kind',
    'a.state',
    'a.fact',
    'a.reasons',
    'a.began_at',
    'a.ended_at',
    'a.acknowledged_at',
    'a.snoozed_until',
    'a.expected_at',
  ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof chosen>['execute']>>[number];

/** Routes for the account's alerts and the replies to them. */
export function mountOwnAlerts(mount: Mount, { store, clock }: AlertDeps): void {
  mount(
    ownEndpoints.ownAlerts,
    async (visit) => {
      const { id } = accountOf(visit);
      const { limit, offset } = rowsOfPage(visit.query);
      const { state } = visit.query;
      const states = state === 'all' ? (['open', 'ended'] as const) : [state];
      const { total } = await ofAccount(store.db, id, clock())
        .select(sql<number>`count(*)::int`.as('total'))
        .where('a.state', 'in', states)
        .executeTakeFirstOrThrow();
      const rows = await chosen(store.db, id, clock())
        .where('a.state', 'in', states)
        .orderBy('a.updated_at', 'desc')
        .orderBy('a.place', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return pageAnswer(visit.query, total, await shown(store.db, rows));
    },
    MOMENT,
  );
  mount(
    ownEndpoints.alertCounts,
    (visit) =>
      ofAccount(store.db, accountOf(visit).id, clock())
        .select(['w.asn', sql<number>`count(*)::int`.as('open')])
        .where('a.state', '=', 'open')
        .groupBy('w.asn')
        .orderBy('w.asn')
        .execute(),
    MOMENT,
  );
  mount(
    ownEndpoints.replyToAlert,
    async (visit) => {
      const { id: accountId } = accountOf(visit);
      const { reply, hours } = visit.body;
      const now = clock();
      const at = new Date(now);
      const row = await store.write(async (queries) => {
        const find = () => chosen(queries, accountId, now).where('a.id', '=', visit.params.id).executeTakeFirst();
        const alert = await find();
        if (!alert) throw new Problem('E_NOT_FOUND', 'There is no such alert.');
        const change = {
          acknowledge: { acknowledged_at: at },
          snooze: { snoozed_until: new Date(now + hours * HOUR_MS) },
          expected: {
            expected_at: at,
            state: 'ended' as const,
            ended_at: alert.ended_at ?? at,
            acknowledged_at: alert.acknowledged_at ?? at,
          },
          reopen: { acknowledged_at: null, snoozed_until: null },
        }[reply];
        await queries.updateTable('alert').set(change).where('id', '=', alert.id).execute();
        if (reply === 'expected') {
          await teach(queries, alert, at);
          // States that still hold begin again.
          await queries.updateTable('alert_watch').set({ lasting: '{}' }).where('id', '=', alert.watch).execute();
          await judgeAgain(queries, accountId, alert.asn);
        }
        return find();
      });
      const [answer] = row ? await shown(store.db, [row]) : [];
      if (!answer) throw new Problem('E_NOT_FOUND', 'There is no such alert.');
      return answer;
    },
    MOMENT,
  );
}

/** Stores an expectation; if a fact has several prefixes, one for each. */
async function teach(queries: AccountQueries, alert: Row, at: Date): Promise<void> {
  const fact = JSON.parse(alert.fact) as FoundFact;
  const lesson = lessonOf(fact);
  const prefixes = lesson.prefix === null ? [null] : fact.list;
  for (const prefix of prefixes) {
    if (prefix === null && lesson.other === null) continue;
    await queries
      .insertInto('alert_expected')
      .values({ id: newId(), watch_id: alert.watch, kind: lesson.kind, other: lesson.other, prefix, created_at: at })
      .execute();
  }
}

async function shown(queries: AccountQueries, rows: readonly Row[]): Promise<AlertRow[]> {
  if (rows.length === 0) return [];
  const messages = await queries
    .selectFrom('alert_message')
    .select(['alert_id', 'change', 'at', 'body'])
    .where(
      'alert_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('place')
    .execute();
  const byAlert = Map.groupBy(messages, ({ alert_id }) => alert_id);
  return rows.map((row) => {
    const fact = JSON.parse(row.fact) as FoundFact;
    const told = byAlert.get(row.id) ?? [];
    return {
      id: row.id,
      asn: row.asn,
      kind: row.kind,
      state: row.state,
      title: alertTitle(row.asn, fact),
      prefix: fact.prefix,
      prefixes: fact.prefixes,
      other: fact.other,
      vantage_points: fact.vantagePoints,
      share: fact.share,
      began: row.began_at.toISOString(),
      ended: row.ended_at?.toISOString() ?? null,
      acknowledged: row.acknowledged_at?.toISOString() ?? null,
      snoozed_until: row.snoozed_until?.toISOString() ?? null,
      is_expected: row.expected_at !== null,
      reasons: JSON.parse(row.reasons) as AlertRow['reasons'],
      paths: [...(fact.evidence?.paths ?? (told[0] ? readMessage(told[0].body).paths : []))],
      graph: graphLink(row.asn, fact),
      messages: told.map(({ change, at }) => ({ change, at: at.toISOString() })),
    };
  });
}
