import { DAY_MS } from '@routeglass/domain/time';
import { sql } from 'kysely';
import { lapsedLetter, reminderLetter } from './billLetters.ts';
import type { Bill } from './bills.ts';
import type { MoneyDeps } from './deps.ts';
import { buyerOf, credit, ownerOf } from './payment.ts';
import { billRenewal, isFirst, takeBackRenewals } from './renewals.ts';
import { askProvider } from './settleOrder.ts';
import { stateOf } from './subscriptionState.ts';
import type { Subscription } from './openSubscriptions.ts';
import { end } from './subscriptions.ts';

/** How long before the end of a subscription to bill its renewal. */
const AHEAD = 14 * DAY_MS;
/** Reminders are sent this many days after the due day. */
const REMIND_AFTER = [1, 8];
/** Unpaid orders are canceled after this time. */
const GIVE_UP = 30 * DAY_MS;

/** Periodic work: bills of renewals, reminders, lapses, and orders whose event was lost. Safe to run at any time and repeatedly. */
export async function keepBilling(deps: MoneyDeps): Promise<void> {
  const { store, clock } = deps;
  const now = clock();
  const running = await store.db.selectFrom('subscription').selectAll().where('ended_at', 'is', null).execute();
  for (const subscription of running) {
    const state = stateOf(subscription, now);
    if (state === 'lapsed') await lapse(deps, subscription);
    else if (subscription.source === 'bill' && subscription.renews && subscription.paid_until.getTime() - now < AHEAD)
      await billRenewal(deps, subscription);
  }
  const { rows } = await sql<Bill>`select b.* from accounts.bill b where b.kind = 'bill' and b.due_at < ${new Date(now)}
    and (select sum(l.cents) from accounts.ledger l where l.bill_id = b.id) > 0`.execute(store.db);
  for (const bill of rows) await chase(deps, bill);
  const orders = await store.db
    .selectFrom('purchase')
    .selectAll()
    .where('state', '=', 'open')
    .where('payment', '=', 'card')
    .execute();
  for (const order of orders) await askProvider(deps, order);
  deps.post.nudge();
}

async function lapse(deps: MoneyDeps, subscription: Subscription): Promise<void> {
  const { store, clock, billing, post } = deps;
  const now = clock();
  const at = new Date(now);
  await store.write(async (queries) => {
    await end(queries, subscription, { actor: 'server', memo: 'Not paid in time' }, at);
    const account = await queries
      .selectFrom('account')
      .select(['id', 'email'])
      .where('id', '=', subscription.account_id)
      .executeTakeFirst();
    if (account) await post.put(queries, account.email, account.id, lapsedLetter(billing.origin), now);
  });
  await takeBackRenewals(deps, subscription);
}

/** Sends reminders of a due bill, and cancels the order in the end. */
async function chase(deps: MoneyDeps, bill: Bill): Promise<void> {
  const { store, clock, billing, post } = deps;
  const now = clock();
  const late = now - bill.due_at.getTime();
  if (late > GIVE_UP && bill.subscription_id === null)
    return void (await credit(deps, bill.id, { actor: 'server', address: '', reason: 'Not paid' }));
  const reminder = REMIND_AFTER.filter((days) => late >= days * DAY_MS).length;
  if (reminder === 0) return;
  await store.write(async (queries) => {
    if (!(await isFirst(queries, bill.id, `reminder-${reminder}`, new Date(now)))) return;
    const letter = reminderLetter(billing.origin, bill);
    await post.put(queries, buyerOf(bill).email, await ownerOf(queries, bill), letter, now, { billId: bill.id });
  });
}
