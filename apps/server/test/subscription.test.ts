import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSessionCookie } from '@routeglass/api-client/accounts';
import type { Hono } from 'hono';
import { sampleSession } from '../src/http/sampleSession.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, ask, refusal } from './talk.ts';

const START = 120_000;
const LIST = '/v2/incidents/hijacks/asn/3356';

describe('what is for subscribers', () => {
  let app: Hono;
  let store: Store;
  let subscribers: Hono;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const [engine] = engines();
    const opened = await engine.open();
    ({ remove, store } = opened);
    await loadSmallInternet(store);
    app = appOver(store, { sessionOf: sampleSession('none', true), maySwitchSession: true });
    subscribers = appOver(store, { sessionOf: sampleSession('rating', false) });
  }, START);
  afterAll(() => remove(), START);

  it.each([
    'active-only=true',
    'cc=NL',
    'hcc=NL',
    'prefix-length-min=0',
    'propagation-max=5',
    'relative-propagation-min=10',
  ])('is refused to others: %s', async (query) => {
    expect(await refusal(app, `${LIST}?${query}`)).toEqual({ status: 402, code: 'E_PRO_REQUIRED' });
    expect((await subscribers.request(`${LIST}?${query}`)).status).toBe(200);
  });

  it.each([
    ['cc=NL', 'Filter by country is only available for users with Pro Subscription'],
    ['active-only=1', 'Filter by Active only is only available for users with Pro Subscription'],
    ['prefix-length-max=24', 'Filter by Prefix length is only available for users with Pro Subscription'],
  ])('is said in words: %s', async (query, message) => {
    const response = await app.request(`${LIST}?${query}`);
    expect(await response.json()).toMatchObject({ code: 'E_PRO_REQUIRED', message });
  });

  it.each([
    ['/customers?filter-country=NL', 'Filter by country is only available for users with the AS Ratings Subscription'],
    ['/local-score?rating-country=NL', 'Full report is only available for users with the AS Ratings Subscription'],
    ['?page=2', 'Full report is only available for users with the AS Ratings Subscription'],
    ['/score?page=2', 'Full report is only available for users with the AS Ratings Subscription'],
    ['/score?page-size=101', 'Full report is only available for users with the AS Ratings Subscription'],
  ])('keeps the full report of a rating: %s', async (query, message) => {
    const response = await app.request(`/v2/as-rating${query}`);
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ code: 'E_PRO_REQUIRED', message });
    expect((await app.request('/v2/as-rating/score?q=3356&page=1&page-size=100')).status).toBe(200);
  });

  it.each(['', '?page=2', '?page-size=101', '?filter-country=NL', '?rating-country=&page=2'])(
    'asks for the country of a local rating before anything else: %s',
    async (query) => {
      const response = await app.request(`/v2/as-rating/local-customers${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: 'Please select rating country' });
    },
  );

  it('leaves everything else open', async () => {
    const open = `${LIST}?active-only=false&cc=&severity=high&sort-by=first-seen`;
    expect((await app.request(open)).status).toBe(200);
  });

  it('never gives a visitor an answer that was cached for a subscriber', async () => {
    const cookie = { headers: { cookie: 'sample-session=rating' } };
    const query = `${LIST}?active-only=true&page-size=7`;
    expect((await app.request(query, cookie)).status).toBe(200);
    expect((await app.request(query)).status).toBe(402);
  });

  it.each(['get_graph_history?prefix=10.0.0.0/8', 'get_timeline'])(
    'keeps the player to subscribers: %s',
    async (call) => {
      const path = `/api/storage/v2/route-storage/${call}`;
      expect(await refusal(app, path, { method: 'POST' })).toEqual({ status: 402, code: 'E_PRO_REQUIRED' });
    },
  );

  it('is told by the session', async () => {
    expect(await refusal(app, '/api/auth/v1/session')).toEqual({ status: 401, code: 'E_UNAUTHORIZED' });
    const { subscriptions } = await ask(subscribers, 'session', '/api/auth/v1/session');
    expect(subscriptions).toEqual({ rating: true });
  });

  it.each(['as/3356/check', 'as/access/request/3356', 'token'])('asks who is signed in before %s', async (call) => {
    expect(await refusal(app, `/api/auth/v1/${call}`)).toEqual({ status: 401, code: 'E_UNAUTHORIZED' });
  });

  it('says which networks a session opens, and what was asked for', async () => {
    const facts = await ask(subscribers, 'session', '/api/auth/v1/session');
    const asList = [
      { asn: 3356, as_name: null, status: 1 as const, approved: true },
      { asn: 174, as_name: null, status: 0 as const, approved: false },
    ];
    const owner = appOver(store, { sessionOf: () => ({ ...facts, asList }) });
    expect(await ask(owner, 'asAccessCheck', '/api/auth/v1/as/3356/check')).toEqual({ access: true });
    for (const asn of [174, 1299])
      expect(await refusal(owner, `/api/auth/v1/as/${asn}/check`)).toEqual({ status: 403, code: 'E_FORBIDDEN' });
    const statusOf = async (asn: number) =>
      (await ask(owner, 'asAccessRequest', `/api/auth/v1/as/access/request/${asn}`)).status;
    expect([await statusOf(3356), await statusOf(174), await statusOf(1299)]).toEqual([1, 0, null]);
    expect(await refusal(owner, '/api/auth/v1/token')).toEqual({ status: 403, code: 'E_FORBIDDEN' });
  });

  it('is switched by the visitor where the sample lets them', async () => {
    const path = '/api/auth/v1/sample-session';
    const cookie = { headers: { cookie: `${sampleSessionCookie}=rating` } };
    expect(await ask(app, 'sampleSession', path)).toEqual({ session: 'none' });
    expect(await ask(app, 'sampleSession', path, cookie)).toEqual({ session: 'rating' });
    expect(await ask(subscribers, 'sampleSession', path, cookie)).toEqual({ session: null });
  });

  it('is not opened by the cookie where visitors may not choose', async () => {
    const closed = appOver(store, { sessionOf: sampleSession('none', false) });
    const cookie = { headers: { cookie: 'sample-session=rating' } };
    expect(await refusal(closed, '/api/auth/v1/session', cookie)).toEqual({ status: 401, code: 'E_UNAUTHORIZED' });
  });
});
