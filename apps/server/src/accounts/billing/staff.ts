import { billingEndpoints } from '@routeglass/api-client/billing';
import { DAY_MS } from '@routeglass/domain/time';
import { sql } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { AccountQueries } from '../tables.ts';
import { emailKey } from '../token.ts';
import { accountOf } from '../visitor.ts';
import { checkLedger } from './check.ts';
import type { BillingDeps } from './deps.ts';
import { ledgerPage } from './ledgerPage.ts';
import { reached } from './own.ts';
import { creditBill, payBill, subscriptionById } from './payment.ts';
import { type JudgedBill, judgedBills, soldBillOf, soldSubscriptionOf } from './rows.ts';
import type { Subscription } from './openSubscriptions.ts';
import { end, open } from './subscriptions.ts';

const MOMENT = { dependsOn: 'moment' } as const;
type Sold = Subscription & { readonly email: string };

const sold = sql`(
  select s.*, coalesce((select a.email from accounts.account a where a.id = s.account_id), 'erased') as email
  from accounts.subscription s
)`;

/** The same state as `stateOf`, in SQL, for filtering lists. */
const stateAt = (now: Date) => sql`case
  when f.ended_at is not null then 'ended'
  when f.paid_until > ${now} then case when not f.renews then 'ending' when f.failed_at is null then 'active' else 'grace' end
  when not f.renews then 'ended'
  when f.paid_until + interval '7 days' > ${now} then 'grace' else 'lapsed' end`;

/** Billing routes for administrators. */
export function mountStaffBilling(mount: Mount, deps: BillingDeps): void {
  const { store, clock, billing } = deps;
  mount(
    billingEndpoints.allSubscriptions,
    async ({ query }) => {
      const { limit, offset } = rowsOfPage(query);
      const { q, state } = query;
      const now = clock();
      const asked = sql`from ${sold} f where (${state}::text = '' or ${stateAt(new Date(now))} = ${state}::text)
        and (${q}::text = '' or strpos(lower(f.email), lower(${q}::text)) > 0)`;
      const counted = await sql<{ total: number }>`select count(*)::int as total ${asked}`.execute(store.db);
      const { rows } =
        await sql<Sold>`select f.* ${asked} order by f.created_at desc, f.id limit ${limit} offset ${offset}`.execute(
          store.db,
        );
      return pageAnswer(
        query,
        counted.rows[0]?.total ?? 0,
        rows.map((row) => soldSubscriptionOf(row, now)),
      );
    },
    MOMENT,
  );
  mount(
    billingEndpoints.allBills,
    async ({ query }) => {
      const { limit, offset } = rowsOfPage(query);
      const { q, state } = query;
      const asked = sql`from ${judgedBills(new Date(clock()))} f where (${state}::text = '' or f.state = ${state}::text)
        and (${q}::text = '' or strpos(lower(f.number || ' ' || f.email || ' ' || f.buyer), lower(${q}::text)) > 0)`;
      const counted = await sql<{ total: number }>`select count(*)::int as total ${asked}`.execute(store.db);
      const { rows } =
        await sql<JudgedBill>`select f.* ${asked} order by f.year desc, f.serial desc limit ${limit} offset ${offset}`.execute(
          store.db,
        );
      return pageAnswer(query, counted.rows[0]?.total ?? 0, rows.map(soldBillOf));
    },
    MOMENT,
  );
  mount(billingEndpoints.ledger, ({ query }) => ledgerPage(store.db, query), MOMENT);
  mount(billingEndpoints.checkLedger, () => checkLedger(store.db), MOMENT);
  mount(
    billingEndpoints.grantPro,
    async (visit) => {
      const { email, days, reason } = visit.body;
      const actor = accountOf(visit).email;
      const now = clock();
      const at = new Date(now);
      return store.write(async (queries) => {
        const account = await queries
          .selectFrom('account')
          .select(['id', 'email'])
          .where('email_key', '=', emailKey(email))
          .executeTakeFirst();
        if (!account) throw new Problem('E_NOT_FOUND', 'There is no account with this address.');
        const paid_until = new Date(now + days * DAY_MS);
        const row = await open(
          queries,
          { account_id: account.id, source: 'grant', period: null, net_cents: 0, paid_until, renews: false, reason },
          { actor, memo: reason },
          at,
        );
        const details = { days: String(days), reason };
        await record(
          queries,
          { actor, action: 'pro.granted', subject: account.email, address: visit.address, details },
          at,
        );
        return soldSubscriptionOf({ ...row, email: account.email }, now);
      });
    },
    MOMENT,
  );
  mount(
    billingEndpoints.endSubscription,
    async (visit) => {
      const { id } = visit.params;
      const { reason } = visit.body;
      const actor = accountOf(visit).email;
      const now = clock();
      const at = new Date(now);
      const before = await subscriptionById(store.db, id);
      const { provider } = billing;
      if (before.ended_at !== null) throw new Problem('E_CONFLICT', 'This subscription has already ended.');
      if (before.provider_ref !== null && provider?.name === before.provider)
        await reached(deps, () => provider?.end(before.provider_ref ?? '') ?? Promise.resolve());
      return store.write(async (queries) => {
        await end(queries, before, { actor, memo: reason }, at);
        const row = await soldById(queries, id);
        await record(
          queries,
          { actor, action: 'subscription.ended', subject: row.email, address: visit.address, details: { reason } },
          at,
        );
        return soldSubscriptionOf(row, now);
      });
    },
    MOMENT,
  );
  mount(
    billingEndpoints.payBill,
    async (visit) => {
      const who = { actor: accountOf(visit).email, address: visit.address };
      const { id } = await payBill(deps, visit.params.id, who);
      return soldBillOf(await judged(store.db, id, clock()));
    },
    MOMENT,
  );
  mount(
    billingEndpoints.creditBill,
    async (visit) => {
      const who = { actor: accountOf(visit).email, address: visit.address };
      const note = await creditBill(deps, visit.params.id, visit.body.reason, who);
      return soldBillOf(await judged(store.db, note.id, clock()));
    },
    MOMENT,
  );
}

async function soldById(queries: AccountQueries, id: string): Promise<Sold> {
  const { rows } = await sql<Sold>`select f.* from ${sold} f where f.id = ${id}`.execute(queries);
  const [row] = rows;
  if (!row) throw new Problem('E_NOT_FOUND', 'There is no such subscription.');
  return row;
}

async function judged(queries: AccountQueries, id: string, now: number): Promise<JudgedBill> {
  const { rows } = await sql<JudgedBill>`select f.* from ${judgedBills(new Date(now))} f where f.id = ${id}`.execute(
    queries,
  );
  const [row] = rows;
  if (!row) throw new Problem('E_NOT_FOUND', 'There is no such bill.');
  return row;
}
