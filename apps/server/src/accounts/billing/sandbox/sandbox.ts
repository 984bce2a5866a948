import { Hono } from 'hono';
import { createActs } from './acts.ts';
import { type Bank, type Deal, nameOf, type Session } from './bank.ts';
import { createMessenger, type Deliver, type Messenger } from './messenger.ts';
import { dealObject, invoiceObject, paymentObject, refundObject, sessionObject } from './objects.ts';
import { cardPage, payPage } from './sandboxPages.ts';

export interface SandboxSettings {
  readonly bank: Bank;
  readonly deliver: Deliver;
  readonly secret: string;
  /** Public origin of its pages. */
  readonly origin: string;
  readonly clock: () => number;
  /** Called after each change, to store the bank. */
  readonly onChange: () => void;
}

export interface Sandbox {
  /** The part of Stripe's API below `/v1` that this product uses. */
  readonly api: Hono;
  /** Web pages below `/sandbox`. */
  readonly pages: Hono;
  readonly messenger: Messenger;
}

const listOf = (data: readonly object[]) => ({ object: 'list', data, has_more: false });

/** A payment provider with Stripe's API that moves no money, for trials and tests. */
export function createSandbox({ bank, deliver, secret, origin, clock, onChange }: SandboxSettings): Sandbox {
  const messenger = createMessenger(bank, { deliver, secret, clock });
  const acts = createActs(bank, messenger.tell, origin, clock);
  const api = new Hono();
  api.use(async (context, next) => {
    const key = context.req.header('idempotency-key');
    const known = key === undefined ? undefined : bank.answers.get(key);
    if (known !== undefined) return context.json(known as object);
    await next();
    if (key !== undefined && context.res.ok) bank.answers.set(key, await context.res.clone().json());
    if (context.req.method !== 'GET') onChange();
  });
  const none = { error: { type: 'invalid_request_error', message: 'No such object' } };
  api.post('/v1/checkout/sessions', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const price = 'line_items[0][price_data]';
    const session: Session = {
      id: nameOf('cs'),
      purchase: form.get('client_reference_id') ?? '',
      email: form.get('customer_email') ?? '',
      cents: Number(form.get(`${price}[unit_amount]`)),
      interval: form.get(`${price}[recurring][interval]`) === 'year' ? 'year' : 'month',
      paidUrl: form.get('success_url') ?? '/',
      leftUrl: form.get('cancel_url') ?? '/',
      created: Math.floor(clock() / 1_000),
      status: 'open',
      subscription: null,
      invoice: null,
      customer: null,
    };
    bank.sessions.set(session.id, session);
    return context.json(sessionObject(session, origin));
  });
  api.get('/v1/checkout/sessions/:id', (context) => {
    const session = bank.sessions.get(context.req.param('id'));
    return session ? context.json(sessionObject(session, origin)) : context.json(none, 404);
  });
  api.post('/v1/checkout/sessions/:id/expire', (context) => {
    const session = bank.sessions.get(context.req.param('id'));
    if (!session) return context.json(none, 404);
    acts.expire(session);
    return context.json(sessionObject(session, origin));
  });
  api.get('/v1/subscriptions/:id', (context) => {
    const deal = bank.deals.get(context.req.param('id'));
    return deal ? context.json(dealObject(deal)) : context.json(none, 404);
  });
  api.post('/v1/subscriptions/:id', async (context) => {
    const deal = bank.deals.get(context.req.param('id'));
    if (!deal) return context.json(none, 404);
    const form = new URLSearchParams(await context.req.text());
    if (form.get('cancel_at_period_end') === 'true') acts.cancel(deal, false);
    else acts.resume(deal);
    return context.json(dealObject(deal));
  });
  api.delete('/v1/subscriptions/:id', (context) => {
    const deal = bank.deals.get(context.req.param('id'));
    if (!deal) return context.json(none, 404);
    acts.cancel(deal, true);
    return context.json(dealObject(deal));
  });
  api.get('/v1/invoices/:id', (context) => {
    const invoice = bank.invoices.get(context.req.param('id'));
    const deal = invoice && bank.deals.get(invoice.deal);
    return invoice && deal ? context.json(invoiceObject(invoice, deal, origin)) : context.json(none, 404);
  });
  api.get('/v1/invoice_payments', (context) => {
    const { invoice: id, 'payment[payment_intent]': payment } = context.req.query();
    const found = [...bank.invoices.values()].filter((one) => one.id === id || one.payment === payment);
    return context.json(listOf(found.map(paymentObject)));
  });
  api.post('/v1/refunds', async (context) => {
    const payment = new URLSearchParams(await context.req.text()).get('payment_intent');
    const invoice = [...bank.invoices.values()].find((one) => one.payment === payment);
    if (!invoice) return context.json(none, 404);
    acts.refund(invoice);
    return context.json(refundObject(invoice));
  });
  api.post('/v1/billing_portal/sessions', async (context) => {
    const customer = new URLSearchParams(await context.req.text()).get('customer') ?? '';
    return context.json({ id: nameOf('bps'), url: `${origin}/sandbox/card/${customer}` });
  });

  const pages = new Hono();
  const dealOf = (customer: string): Deal | undefined =>
    [...bank.deals.values()].find((deal) => deal.customer === customer);
  pages.get('/sandbox/pay/:id', (context) => {
    const session = bank.sessions.get(context.req.param('id'));
    return session ? context.html(payPage(session, null)) : context.notFound();
  });
  pages.post('/sandbox/pay/:id', async (context) => {
    const session = bank.sessions.get(context.req.param('id'));
    if (!session) return context.notFound();
    const { act } = await context.req.parseBody();
    if (act === 'refuse') return context.html(payPage(session, 'The card was refused. Use another one.'));
    if (act === 'leave') return context.redirect(session.leftUrl, 303);
    // 3-D Secure: the bank asks for confirmation.
    if (act === 'confirm') return context.html(payPage(session, null, true));
    acts.pay(session);
    onChange();
    return context.redirect(session.paidUrl, 303);
  });
  pages.get('/sandbox/card/:customer', (context) => {
    const deal = dealOf(context.req.param('customer'));
    return deal ? context.html(cardPage(deal, null)) : context.notFound();
  });
  pages.post('/sandbox/card/:customer', async (context) => {
    const deal = dealOf(context.req.param('customer'));
    if (!deal) return context.notFound();
    const { act } = await context.req.parseBody();
    if (act === 'change') deal.last4 = '0005';
    if (act === 'change') acts.settle(deal);
    if (act === 'renew') acts.renew(deal, 'paid');
    if (act === 'fail') acts.renew(deal, 'refused');
    onChange();
    return context.html(cardPage(deal, 'Done.'));
  });
  return { api, pages, messenger };
}
