import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { DAY_MS } from '@routeglass/domain/time';
import type { Hono } from 'hono';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { stripeProvider } from '../src/accounts/billing/provider/stripe.ts';
import { type Bank, createBank } from '../src/accounts/billing/sandbox/bank.ts';
import { createSandbox, type Sandbox } from '../src/accounts/billing/sandbox/sandbox.ts';
import { plainBilling } from '../src/accounts/billing/settings.ts';
import { checkLedger } from '../src/accounts/billing/check.ts';
import { keysOf } from '../src/accounts/keys.ts';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { lightAccounts } from './lightAccounts.ts';
import { appOver } from './talk.ts';

const SECRET = 'whsec_test';
const ORIGIN = 'http://localhost';
const EVENTS = '/api/payment/v1/events';
const contentDir = fileURLToPath(new URL('../../../content/', import.meta.url));

describe.each(engines())('payments by card over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let accounts: Accounts;
  let sandbox: Sandbox;
  let bank: Bank;
  let server: ReturnType<typeof serve>;
  let now = Date.now();
  let isAway = false;
  const logged: string[] = [];
  /** Every event that was brought, to be brought once more. */
  const brought: { body: string; signature: string }[] = [];
  const bring = async (body: string, signature: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await app.request(EVENTS, { method: 'POST', body, headers })).status;
  };

  beforeAll(async () => {
    ({ store, remove } = await open());
    bank = createBank();
    sandbox = createSandbox({
      bank,
      secret: SECRET,
      origin: ORIGIN,
      clock: () => now,
      onChange: () => {},
      deliver: (body, signature) => {
        brought.push({ body, signature });
        return isAway ? Promise.resolve(503) : bring(body, signature);
      },
    });
    // Its interface over real HTTP, as the library speaks it.
    server = serve({ fetch: sandbox.api.fetch, port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const address = new URL(`http://127.0.0.1:${port}`);
    accounts = lightAccounts(store, {
      keys: keysOf('k'.repeat(40)),
      billing: {
        ...plainBilling,
        provider: stripeProvider({ name: 'stripe', secretKey: 'sk_test_x', webhookSecret: SECRET, address }),
      },
      clock: () => (now += 1),
      log: (line) => logged.push(line),
    });
    app = appOver(store, { accounts, contentDir, clock: () => now, sandboxPages: sandbox.pages, log: () => {} });
  });
  afterAll(async () => {
    sandbox.messenger.close();
    await new Promise((resolve) => server.close(resolve));
    await remove();
  });

  const person = async (email: string): Promise<TestBrowser> => {
    await new TestBrowser(app).signUp(email);
    const browser = new TestBrowser(app);
    await browser.login(email);
    return browser;
  };
  const order = async (browser: TestBrowser, plan: 'month' | 'year' = 'month') => {
    const path = plan === 'year' ? '/cabinet/tariffs/pay-rating-year' : '/cabinet/tariffs/pay-rating';
    const { status, answer } = await browser.send('POST', path, { email: 'pay@example.net', position: 'CTO' });
    expect(status, JSON.stringify(answer)).toBe(200);
    return answer['data'] as { payment_url: string; order: string };
  };
  const press = (url: string, act: string) =>
    app.request(new URL(url).pathname, {
      method: 'POST',
      body: new URLSearchParams({ act }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    });
  const rating = async (browser: TestBrowser) =>
    ((await browser.send('GET', '/api/auth/v1/session')).answer['subscriptions'] as { rating: boolean }).rating;
  const own = async (browser: TestBrowser) =>
    (await browser.send('GET', '/cabinet/subscriptions')).answer as {
      subscriptions: { id: string; state: string; card: string | null; paid_until: string }[];
      bills: { id: string; state: string; total_cents: number }[];
    };
  const settled = () => expect.poll(() => bank.waiting.size).toBe(0);
  const agrees = async () => expect((await checkLedger(accountStore(store).db)).problems).toEqual([]);
  const deal = () => [...bank.deals.values()].at(-1) ?? expect.fail('nothing was sold');
  const cardPage = () => `${ORIGIN}/sandbox/card/${deal().customer}`;

  it('opens Pro with the payment, with a bill and a ledger that agree', async () => {
    const ann = await person('ann@example.net');
    const { payment_url, order: id } = await order(ann, 'year');
    expect((await ann.send('GET', `/cabinet/orders/${id}`)).answer).toMatchObject({ state: 'open' });
    expect((await press(payment_url, 'refuse')).status).toBe(200);
    expect(await rating(ann)).toBe(false);
    expect(await (await press(payment_url, 'confirm')).text()).toContain('Your bank asks');
    expect((await press(payment_url, 'pay')).headers.get('location')).toContain(`order=${id}`);
    await settled();
    expect((await ann.send('GET', `/cabinet/orders/${id}`)).answer).toMatchObject({ state: 'paid' });
    expect(await rating(ann)).toBe(true);
    expect(await own(ann)).toMatchObject({
      subscriptions: [{ state: 'active', card: 'Visa •••• 4242' }],
      bills: [{ state: 'paid', total_cents: 126_000 }],
    });
    expect((await ann.letters('pay@example.net'))[0]?.subject).toContain('Payment received');
    await agrees();
  });

  it('takes each event once, in any order, and none that is forged', async () => {
    const before = (await checkLedger(accountStore(store).db)).rows;
    for (const { body, signature } of brought.toReversed()) expect(await bring(body, signature)).toBe(200);
    await Promise.all(brought.flatMap(({ body, signature }) => [bring(body, signature), bring(body, signature)]));
    expect((await checkLedger(accountStore(store).db)).rows).toBe(before);
    const [{ body } = { body: '' }] = brought;
    const signed = (payload: string, secret: string, timestamp = Math.floor(Date.now() / 1_000)) =>
      Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
    expect(await bring(body, await signed(body, 'whsec_other'))).toBe(403);
    expect(await bring(body, '')).toBe(403);
    expect(await bring(`${body} `, await signed(body, SECRET))).toBe(403);
    expect(await bring(body, await signed(body, SECRET, Math.floor(Date.now() / 1_000) - 3_600))).toBe(403);
    await agrees();
  });

  it('goes on when an event comes late, and when it never comes', async () => {
    const bob = await person('bob@example.net');
    isAway = true;
    const { payment_url, order: id } = await order(bob);
    await press(payment_url, 'pay');
    expect(await rating(bob)).toBe(false);
    now += 11_000;
    // The page that waits makes the server ask the provider itself.
    expect((await bob.send('GET', `/cabinet/orders/${id}`)).answer).toMatchObject({ state: 'paid' });
    expect(await rating(bob)).toBe(true);
    isAway = false;
    await sandbox.messenger.again();
    await settled();
    expect((await own(bob)).bills).toHaveLength(1);
    await agrees();
  });

  it('renews, keeps a week of grace after a refused renewal, and lapses', async () => {
    const cid = await person('cid@example.net');
    await press((await order(cid)).payment_url, 'pay');
    await settled();
    await press(cardPage(), 'renew');
    await settled();
    const { subscriptions, bills } = await own(cid);
    expect(bills).toHaveLength(2);
    const until = Date.parse(subscriptions[0]?.paid_until ?? '');
    now = until - DAY_MS;
    await cid.login('cid@example.net');
    await press(cardPage(), 'fail');
    await settled();
    expect((await own(cid)).subscriptions).toMatchObject([{ state: 'grace' }]);
    expect((await cid.letters('cid@example.net'))[0]?.subject).toContain('could not be renewed');
    now = until + 6 * DAY_MS;
    await accounts.tidyUp();
    expect(await rating(cid)).toBe(true);
    now = until + 7 * DAY_MS + 1;
    expect(await rating(cid)).toBe(false);
    await accounts.tidyUp();
    expect((await own(cid)).subscriptions).toMatchObject([{ state: 'ended' }]);
    await agrees();
  });

  it('is paid after all with another card within the grace', async () => {
    const dan = await person('dan@example.net');
    await press((await order(dan)).payment_url, 'pay');
    await settled();
    await press(cardPage(), 'fail');
    await settled();
    const [row] = (await own(dan)).subscriptions;
    expect(row).toMatchObject({ state: 'grace' });
    const page = await dan.send('POST', `/cabinet/subscriptions/${row?.id}/card`);
    expect((page.answer['data'] as { payment_url: string }).payment_url).toBe(cardPage());
    await press(cardPage(), 'change');
    await settled();
    expect((await own(dan)).subscriptions).toMatchObject([{ state: 'active', card: 'Visa •••• 0005' }]);
    await agrees();
  });

  it('cancels and resumes at the provider too', async () => {
    const eva = await person('eva@example.net');
    await press((await order(eva)).payment_url, 'pay');
    await settled();
    const id = (await own(eva)).subscriptions[0]?.id ?? '';
    expect((await eva.send('POST', `/cabinet/subscriptions/${id}/cancel`)).answer).toMatchObject({ state: 'ending' });
    expect(deal().cancels).toBe(true);
    await settled();
    expect((await eva.send('POST', `/cabinet/subscriptions/${id}/resume`)).answer).toMatchObject({ state: 'active' });
    expect(deal().cancels).toBe(false);
    expect(await rating(eva)).toBe(true);
  });

  it('gives the money back with a credit note, once', async () => {
    const fay = await person('fay@example.net');
    await press((await order(fay)).payment_url, 'pay');
    await settled();
    await accountStore(store).write((queries) =>
      queries.updateTable('account').set({ role: 'ADMIN' }).where('email_key', '=', 'fay@example.net').execute(),
    );
    const bill = (await own(fay)).bills[0]?.id ?? '';
    const both = await Promise.all(
      [1, 2].map(() => fay.send('POST', `/api/admin/v1/bills/${bill}/credit`, { reason: 'Asked for it' })),
    );
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await settled();
    expect([...bank.invoices.values()].filter(({ refund }) => refund !== null)).toHaveLength(1);
    expect((await own(fay)).bills.map(({ state }) => state)).toEqual(['credit-note', 'credited']);
    expect(await rating(fay)).toBe(false);
    await agrees();
  });

  it('says what to do when the provider is away, and has the order', async () => {
    const gus = await person('gus@example.net');
    const away = stripeProvider({
      name: 'stripe',
      secretKey: 'sk_test_secret',
      webhookSecret: SECRET,
      address: new URL('http://127.0.0.1:9'),
    });
    const other = lightAccounts(store, {
      keys: keysOf('k'.repeat(40)),
      billing: { ...plainBilling, provider: away },
      clock: () => now,
      log: (line) => logged.push(line),
    });
    const broken = new TestBrowser(appOver(store, { accounts: other, contentDir, clock: () => now }));
    for (const [name, value] of gus.cookies) broken.cookies.set(name, value);
    const sent = await broken.send('POST', '/cabinet/tariffs/pay-rating', { email: 'g@example.net', position: 'CTO' });
    expect(sent).toMatchObject({ status: 502, answer: { code: 'E_UNREACHABLE' } });
    expect(logged.join()).toContain('payment provider failed');
    expect(logged.join()).not.toContain('sk_test_secret');
    await agrees();
  });

  it('does not open a second payment page for what is paid', async () => {
    const hal = await person('hal@example.net');
    const first = await order(hal);
    const second = await order(hal, 'year');
    await press(first.payment_url, 'pay');
    await settled();
    expect(await rating(hal)).toBe(false);
    await press(second.payment_url, 'pay');
    await settled();
    expect(await rating(hal)).toBe(true);
    expect(
      (await hal.send('POST', '/cabinet/tariffs/pay-rating', { email: 'h@example.net', position: 'x' })).status,
    ).toBe(409);
    await agrees();
  });

  const billForm = {
    plan: 'month',
    email: 'pay@example.net',
    position: 'CTO',
    firstname: 'Ida',
    lastname: 'Berg',
    company: 'Nordnet AS',
    country: 'NO',
    address: 'Storgata 1, Oslo',
    registration: '123456789',
  };
  const orderByBill = async (browser: TestBrowser): Promise<void> =>
    expect((await browser.send('POST', '/cabinet/tariffs/as-rating-bill', billForm)).status).toBe(200);
  const states = async (browser: TestBrowser) => {
    const { bills, subscriptions } = await own(browser);
    return {
      bills: bills.map(({ state }) => state).toSorted((a, b) => a.localeCompare(b)),
      subscriptions: subscriptions.length,
    };
  };

  it('cancels an unpaid bill when the order is paid by card instead', async () => {
    const ida = await person('ida@example.net');
    await orderByBill(ida);
    const { payment_url } = await order(ida);
    expect(await states(ida)).toEqual({ bills: ['open'], subscriptions: 0 });
    await press(payment_url, 'pay');
    await settled();
    expect(await states(ida)).toEqual({ bills: ['credit-note', 'credited', 'paid'], subscriptions: 1 });
    expect(await rating(ida)).toBe(true);
    await agrees();
  });

  it('closes the payment page of an order whose bill is paid meanwhile', async () => {
    const jan = await person('jan@example.net');
    const { payment_url } = await order(jan);
    await orderByBill(jan);
    await accountStore(store).write((queries) =>
      queries.updateTable('account').set({ role: 'ADMIN' }).where('email_key', '=', 'jan@example.net').execute(),
    );
    const bill = (await own(jan)).bills[0]?.id ?? '';
    expect((await jan.send('POST', `/api/admin/v1/bills/${bill}/paid`)).status).toBe(200);
    await press(payment_url, 'pay');
    await settled();
    expect(await states(jan)).toEqual({ bills: ['paid'], subscriptions: 1 });
    await agrees();
  });
});
