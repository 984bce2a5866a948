import type { accountEndpoints } from '@routeglass/api-client/accounts';
import type { BodyOf } from '@routeglass/api-client/contract';
import type { CallingAccount } from '../../http/caller.ts';
import { badRequest, Problem } from '../../http/problem.ts';
import { lockAccount } from '../lockAccount.ts';
import { newId } from '../token.ts';
import type { AccountQueries } from '../tables.ts';
import { billLetter } from './billLetters.ts';
import { type Bill, issueBill, unpaidBills } from './bills.ts';
import type { Period } from './billingTables.ts';
import type { BillingDeps } from './deps.ts';
import { netCentsOf } from './price.ts';
import { ProviderFailed } from './provider/provider.ts';
import { closePayments, openPayments } from './openPayments.ts';
import { openOnes, type Purchase } from './openSubscriptions.ts';
import { isVatId, vatCents, vatOf } from './vat.ts';

type BillForm = BodyOf<typeof accountEndpoints.billRating>;
type CardForm = BodyOf<typeof accountEndpoints.payRating>;

/** Orders by bill. The order, the numbered bill and its letter are written in one transaction. */
export async function orderByBill(deps: BillingDeps, form: BillForm, account: CallingAccount): Promise<Bill> {
  const { store, clock, billing } = deps;
  const vatId = form.vatId ?? '';
  if (vatId !== '' && !isVatId(vatId))
    throw badRequest('vatId', 'Enter a VAT ID such as DE123456789, or leave it empty');
  const netCents = await netCentsOf(deps, form.plan);
  const at = new Date(clock());
  const bill = await store.write(async (queries) => {
    await refuseSecond(queries, account, at);
    const [unpaid] = await unpaidBills(queries, account.id);
    if (unpaid)
      throw new Problem('E_CONFLICT', `The bill ${unpaid.number} is not paid yet. Pay it, or ask us to cancel it.`);
    const name = `${form.firstname} ${form.lastname}`;
    const purchase = await putOrder(queries, account, { ...form, name, period: form.plan, netCents, by: 'bill' }, at);
    const { percent, note } = vatOf(
      { issuerCountry: billing.issuer.country, percent: billing.vatPercent },
      form.country,
      vatId,
    );
    const { company, country, address, registration, email } = form;
    const written = await issueBill(
      queries,
      billing,
      {
        accountId: account.id,
        purchaseId: purchase.id,
        subscriptionId: null,
        buyer: { company, name, email, address, country, registration, vatId },
        line: { period: form.plan, from: null, until: null },
        netCents,
        vatCents: vatCents(netCents, percent),
        vatNote: note,
      },
      account.email,
      at,
    );
    await deps.post.put(queries, email, account.id, billLetter(billing.origin, written), at.getTime(), {
      billId: written.id,
    });
    return written;
  });
  deps.post.nudge();
  return bill;
}

/** Orders by card. The order is stored before the provider is called. */
export async function orderByCard(
  deps: BillingDeps,
  period: Period,
  form: CardForm,
  account: CallingAccount,
  origin: string,
): Promise<{ url: string; order: string }> {
  const { store, clock, billing, log } = deps;
  const { provider } = billing;
  if (!provider) throw new Problem('E_CONFLICT', 'Card payments are not available here. Choose payment by bill.');
  const netCents = await netCentsOf(deps, period);
  const at = new Date(clock());
  const { purchase, former } = await store.write(async (queries) => {
    await refuseSecond(queries, account, at);
    const { name } = await nameOf(queries, account);
    const open = await openPayments(queries, account.id);
    const order = { ...form, name, period, netCents, by: 'card', marketing: form.marketingChecked } as const;
    return { purchase: await putOrder(queries, account, order, at), former: open };
  });
  try {
    // Two open payment pages could both be paid, so the earlier ones are closed.
    await closePayments(provider, former);
    const { ref, url } = await provider.checkout({
      id: purchase.id,
      accountId: account.id,
      email: form.email,
      period,
      cents: netCents,
      paidUrl: `${origin}/pro-subscribe?order=${purchase.id}`,
      leftUrl: `${origin}/pro-subscribe?plan=${period}`,
    });
    await store.write((queries) =>
      queries
        .updateTable('purchase')
        .set({ provider: provider.name, provider_ref: ref })
        .where('id', '=', purchase.id)
        .execute(),
    );
    return { url, order: purchase.id };
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    log(`The payment provider failed: ${error.message}`);
    throw new Problem(
      'E_UNREACHABLE',
      'The payment cannot be started right now. Try again, or choose payment by bill.',
    );
  }
}

interface NewOrder {
  readonly email: string;
  readonly name: string;
  readonly position: string;
  readonly period: Period;
  readonly netCents: number;
  readonly by: 'card' | 'bill';
  readonly marketingChecked: boolean;
}

function putOrder(queries: AccountQueries, account: CallingAccount, order: NewOrder, at: Date): Promise<Purchase> {
  const { email, name, position, period, netCents, by, marketingChecked } = order;
  return queries
    .insertInto('purchase')
    .values({
      id: newId(),
      account_id: account.id,
      email,
      name,
      position,
      period,
      payment: by,
      net_cents: netCents,
      marketing: marketingChecked,
      state: 'open',
      provider: null,
      provider_ref: null,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Refuses subscribers, except those with a grant. Of two concurrent orders, the second sees the first. */
async function refuseSecond(queries: AccountQueries, { id }: CallingAccount, at: Date): Promise<void> {
  await lockAccount(queries, id);
  const paid = (await openOnes(queries, id, at)).some(({ source, renews }) => source !== 'grant' && renews);
  if (paid) throw new Problem('E_CONFLICT', 'You already have the subscription.');
}

async function nameOf(queries: AccountQueries, { id }: CallingAccount): Promise<{ name: string }> {
  const row = await queries
    .selectFrom('account')
    .select(['firstname', 'lastname'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { name: `${row.firstname} ${row.lastname}` };
}
