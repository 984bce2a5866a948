import { DAY_MS } from '@routeglass/domain/time';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { accessStatuses } from '@routeglass/domain/access';
import { accessOf } from '../access/ask.ts';
import { dataInstant } from '../alerts/facts.ts';
import { judgeAgain } from '../alerts/judgedState.ts';
import { beginThread, type Writer } from '../messages/writeThread.ts';
import { newId } from '../token.ts';
import { trialLetter } from './letters.ts';
import type { AccountQueries } from '../tables.ts';

/** How long an approved trial runs. */
const RUNS = 30 * DAY_MS;

export interface TrialOrder {
  readonly asn: number;
  readonly company: string;
  readonly notification_email?: string | undefined;
  readonly comment?: string | undefined;
}

interface TrialRow {
  readonly asn: number;
  readonly state: 'requested' | 'approved' | 'rejected';
  readonly ends_at: Date | null;
}

export const trialOf = ({ asn, state, ends_at }: TrialRow) => ({ asn, state, ends: ends_at?.toISOString() ?? null });

export const ownTrials = (queries: AccountQueries, accountId: string) =>
  queries
    .selectFrom('monitoring_trial')
    .select(['asn', 'state', 'ends_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();

/** Stores a request and informs administrators. Throws E_FORBIDDEN without access to the network, and E_CONFLICT if there already is a request. */
export async function askForTrial(
  { store, clock, post }: AccountDeps,
  writer: Writer & { readonly accountId: string },
  order: TrialOrder,
  { origin, address }: { readonly origin: string; readonly address: string },
): Promise<void> {
  const now = clock();
  const { asn, company, notification_email: email, comment } = order;
  await store.write(async (queries) => {
    const access = await accessOf(queries, writer.accountId, asn);
    if (access?.status !== accessStatuses.approved)
      throw new Problem('E_FORBIDDEN', `Your access to AS${asn} is not approved yet.`);
    const id = newId();
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto('monitoring_trial')
      .values({
        id,
        account_id: writer.accountId,
        asn,
        company,
        notification_email: email || null,
        state: 'requested',
        created_at: new Date(now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw new Problem('E_CONFLICT', `You already requested a trial for AS${asn}.`);
    const fields = { AS: `AS${asn}`, Company: company, 'Notification email': email ?? '', Trial: id };
    await beginThread({ queries, post, origin, now }, writer, {
      kind: 'trial',
      subject: `Trial for AS${asn}`,
      text: comment || `A trial of the monitoring of AS${asn}.`,
      fields: Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }])),
    });
    const details = { asn: String(asn) };
    await record(
      queries,
      { actor: writer.email, action: 'trial.asked', subject: writer.email, address, details },
      new Date(now),
    );
  });
  post.nudge();
}

/** Approves a trial, which runs from now, or rejects it. Writes to the requester if this changes it. Throws E_NOT_FOUND. */
export async function decideTrial(
  { store, clock, post }: AccountDeps,
  actor: string,
  id: string,
  state: 'approved' | 'rejected',
  { origin, address }: { readonly origin: string; readonly address: string },
): Promise<TrialRow> {
  const now = clock();
  const row = await store.write(async (queries) => {
    const runs = state === 'approved';
    const changed = await queries
      .updateTable('monitoring_trial as t')
      .from('account as p')
      .set({ state, begins_at: runs ? new Date(now) : null, ends_at: runs ? new Date(now + RUNS) : null })
      .whereRef('p.id', '=', 't.account_id')
      .where('t.id', '=', id)
      .where('t.state', '!=', state)
      .returning(['p.id', 'p.email'])
      .executeTakeFirst();
    const trial = await queries
      .selectFrom('monitoring_trial')
      .select(['asn', 'state', 'ends_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!trial) throw new Problem('E_NOT_FOUND', 'There is no such trial.');
    if (!changed) return trial;
    await judgeAgain(queries, changed.id, trial.asn);
    // Events while no trial was running cause no alerts.
    if (runs)
      await queries
        .updateTable('alert_watch')
        .set({ since: new Date((await dataInstant(queries, trial.asn)) ?? now) })
        .where('account_id', '=', changed.id)
        .where('asn', '=', trial.asn)
        .execute();
    await record(queries, { actor, action: `trial.${state}`, subject: `AS${trial.asn}`, address }, new Date(now));
    await post.put(queries, changed.email, changed.id, trialLetter(origin, trial.asn, trial.ends_at), now);
    return trial;
  });
  post.nudge();
  return row;
}
