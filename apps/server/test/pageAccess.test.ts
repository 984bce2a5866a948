import { adminPages, personalPages } from '@routeglass/api-client/page/account';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PortalFile } from '../src/http/portalFiles.ts';
import type { Store } from '../src/store/store.ts';
import { promote, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const [engine] = engines();
const frame: PortalFile = {
  type: 'text/html; charset=utf-8',
  etag: '"frame"',
  immutable: false,
  compresses: false,
  policy: undefined,
  bytes: () => Promise.resolve(Buffer.from('<html><head></head></html>')),
};

describe('pages for some', () => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  const browsers: Record<string, TestBrowser> = {};
  const portalFiles = new Map([['/__spa-fallback.html', frame]]);

  beforeAll(async () => {
    ({ store, remove } = await engine.open());
    app = appOver(store, { clock: Date.now, portalFiles });
    for (const name of ['user', 'admin']) await new TestBrowser(app).signUp(`${name}@example.net`);
    await promote(store, 'admin@example.net');
    for (const name of ['guest', 'user', 'admin']) browsers[name] = new TestBrowser(app);
    for (const name of ['user', 'admin']) await browsers[name]?.login(`${name}@example.net`);
  });
  afterAll(() => remove());

  it.each([...personalPages, ...adminPages].map(({ path, audience }) => [path, audience]))(
    '%s is for %s',
    async (path, audience) => {
      const [guest, user] = audience === 'admin' ? [401, 403] : [302, 200];
      for (const [who, status] of Object.entries({ guest, user, admin: 200 }))
        expect((await browsers[who]?.go(path))?.status, who).toBe(status);
    },
  );

  it.each([
    ['/user/messages?thread=7', '/auth/login?redirect=/user/messages%3Fthread%3D7'],
    ['/subscription/permission?token=x', '/auth/register?redirect=/subscription/permission%3Ftoken%3Dx'],
  ])('lead guests from %s to %s, and let accounts in', async (path, location) => {
    expect(await browsers['guest']?.go(path)).toEqual({ status: 302, location });
    expect((await browsers['user']?.go(path))?.status).toBe(200);
  });

  it('that sell something redirect accounts that already have it', async () => {
    const grant = { email: 'user@example.net', days: '2', reason: 'Trial' };
    expect((await browsers['admin']?.send('POST', '/api/admin/v1/grants', grant))?.status).toBe(200);
    const there = { status: 302, location: '/as-rating/global/score' };
    expect(await browsers['user']?.go('/pro-subscribe')).toEqual(there);
    expect((await browsers['guest']?.go('/pro-subscribe'))?.status).toBe(200);
  });

  it('send only the frame to visitors who may not open them', async () => {
    const answer = await app.request('/admin/users');
    expect(await answer.text()).toBe('<html><head></head></html>');
  });

  it('of the personal area are elsewhere where the operator says so, with path and query', async () => {
    const split = appOver(store, { portalFiles, personalAreaUrl: 'https://my.example' });
    const answer = await split.request('/user/messages?thread=7');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://my.example/user/messages?thread=7']);
    expect((await split.request('/admin/users')).status).toBe(401);
  });
});
