import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { promote, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const ADMIN = 'root@example.net';
const SLOW = 120_000;
const DAY = 86_400_000;

describe.each(engines())('counts of visits over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let now = Date.now();
  const day = () => new Date(now).toISOString().slice(0, 10);
  let app: Hono;
  let guest: TestBrowser;

  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store, { clock: () => now, log: () => {} });
    guest = new TestBrowser(app);
    await new TestBrowser(app).signUp(ADMIN);
    await promote(store, ADMIN);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const count = async (event: string, page: string) =>
    (await guest.sendJson('POST', '/v2/web/visits', { event, page })).answer;
  const visits = async (query = '') => {
    // Sessions end with the days that pass.
    const admin = new TestBrowser(app);
    await admin.login(ADMIN);
    return (await admin.send('GET', `/api/admin/v1/visits${query}`)).answer;
  };

  it('counts nothing without consent to analytics', async () => {
    expect(await count('page', 'pricing')).toMatchObject({ counted: false });
    guest.cookies.set('cookie-consent', 'necessary.marketing.functional');
    expect(await count('page', 'pricing')).toMatchObject({ counted: false });
    expect(await visits()).toMatchObject({ data: [], record_count: 0 });
  });

  it('counts pages of the site for who allows it, by day', async () => {
    guest.cookies.set('cookie-consent', 'necessary.analytics');
    for (const [event, page] of [
      ['page', 'pricing'],
      ['page', 'pricing'],
      ['trial', 'pricing'],
    ] as const)
      expect(await count(event, page)).toMatchObject({ counted: true });
    expect(await count('page', 'no-such-page')).toMatchObject({ counted: false });
    const first = day();
    now += 10 * DAY;
    expect(await count('page', 'pricing')).toMatchObject({ counted: true });
    expect(await visits()).toMatchObject({
      data: [
        { event: 'page', page: 'pricing', count: 3, last: day() },
        { event: 'trial', page: 'pricing', count: 1, last: first },
      ],
      record_count: 2,
    });
    expect(await visits('?days=7')).toMatchObject({ data: [{ event: 'page', page: 'pricing', count: 1 }] });
    expect(await visits('?q=trial')).toMatchObject({ data: [{ event: 'trial', count: 1 }], record_count: 1 });
  });

  it('takes Do Not Track and Global Privacy Control as a no', async () => {
    for (const header of ['dnt', 'sec-gpc']) {
      const refusal = await guest.app.request('/v2/web/visits', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: 'cookie-consent=necessary.analytics', [header]: '1' },
        body: JSON.stringify({ event: 'page', page: 'pricing' }),
      });
      expect(await refusal.json()).toMatchObject({ counted: false });
    }
  });

  it('refuses other events, other sites and other people', async () => {
    expect(await guest.sendJson('POST', '/v2/web/visits', { event: 'seen', page: 'pricing' })).toMatchObject({
      status: 400,
    });
    const foreign = { origin: 'https://other.example' };
    expect((await guest.send('POST', '/v2/web/visits', {}, foreign)).status).toBe(403);
    expect((await guest.send('GET', '/api/admin/v1/visits')).status).toBe(401);
  });
});
