import { DAY_MS } from '@routeglass/domain/time';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore, type AccountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const API = '/api/admin/v1';
const ADMIN = 'root@example.net';
const calls = ['GET /outbox', 'GET /outbox/x', 'POST /outbox/x/send', 'GET /jobs', 'POST /jobs/x/retry', 'GET /audit'];

describe.each(engines())('operations over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let own: AccountStore;
  let admin: TestBrowser;
  const now = new Date();

  beforeAll(async () => {
    ({ store, remove } = await open());
    own = accountStore(store);
    app = appOver(store, { clock: Date.now });
    for (const email of [ADMIN, 'ann@example.net']) await new TestBrowser(app).signUp(email);
    await own.write((queries) =>
      queries.updateTable('account').set({ role: 'ADMIN' }).where('email_key', '=', ADMIN).execute(),
    );
    admin = new TestBrowser(app);
    await admin.login(ADMIN);
  });
  afterAll(() => remove());

  const get = async (path: string) => (await admin.send('GET', `${API}${path}`)).answer;
  const post = (path: string) => admin.send('POST', `${API}${path}`);

  it('lists letters and shows one; only of a kept one with the link that opens an account', async () => {
    expect(await get('/outbox')).toMatchObject({ record_count: 2 });
    const found = await get('/outbox?q=ANN@&state=kept');
    expect(found).toMatchObject({ record_count: 1, data: [{ to: 'ann@example.net', state: 'kept', sent: null }] });
    const [letter] = found['data'] as { id: string }[];
    const id = letter?.id ?? '';
    expect(String((await get(`/outbox/${id}`))['text'])).toMatch(/token=[\w-]{43}/);
    await own.write((queries) => queries.updateTable('mail').set({ state: 'sent' }).where('id', '=', id).execute());
    expect(String((await get(`/outbox/${id}`))['text'])).toContain('token=…');
    expect((await post(`/outbox/${id}/send`)).answer).toMatchObject({ code: 'E_CONFLICT' });
    expect((await post('/outbox/none/send')).status).toBe(404);
  });

  it('says who did what, the last first', async () => {
    const all = await get('/audit');
    expect(all).toMatchObject({ data: [{ action: 'account.created', actor: 'ann@example.net' }, { actor: ADMIN }] });
    expect(await get('/audit?q=ROOT')).toMatchObject({ record_count: 1, data: [{ subject: ADMIN, details: [] }] });
    expect(all['actions']).toEqual(['account.created']);
  });

  it.each([
    ['actor=ANN', 1],
    ['subject=root', 1],
    ['subject=example', 2],
    ['action=account.created', 2],
    ['action=account', 0],
    [`from=${now.toISOString().slice(0, 10)}`, 2],
    [`until=${new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10)}`, 0],
    ['from=2026-01-01&until=', 2],
  ])('narrows the audit log by %s', async (query, count) => {
    expect(await get(`/audit?${query}`)).toMatchObject({ record_count: count });
  });

  it.each(calls)('lets administrators alone %s', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const ann = new TestBrowser(app);
    expect((await ann.send(method, `${API}${path}`)).status).toBe(401);
    await ann.login('ann@example.net');
    expect((await ann.send(method, `${API}${path}`)).status).toBe(403);
  });

  it('sends a failed letter again, and tries a dead job again', async () => {
    const [letter] = (await get('/outbox?q=root'))['data'] as { id: string }[];
    const id = letter?.id ?? '';
    await own.write((queries) => queries.updateTable('mail').set({ state: 'failed' }).where('id', '=', id).execute());
    expect((await post(`/outbox/${id}/send`)).answer).toMatchObject({ state: 'queued' });
    const waiting = await get('/jobs?state=waiting');
    expect(waiting).toMatchObject({ record_count: 1, data: [{ kind: 'mail', attempts: 0 }] });
    const [job] = waiting['data'] as { id: string }[];
    const retry = () => post(`/jobs/${job?.id ?? ''}/retry`);
    expect((await retry()).answer).toMatchObject({ code: 'E_CONFLICT' });
    await own.write((queries) =>
      queries.updateTable('job').set({ state: 'dead', attempts: 10, problem: 'Nobody answers', run_at: now }).execute(),
    );
    expect(await get('/jobs?state=dead')).toMatchObject({ data: [{ problem: 'Nobody answers' }] });
    expect((await retry()).answer).toMatchObject({ state: 'waiting', attempts: 0, problem: null });
    expect(await get('/audit?actor=root')).toMatchObject({
      data: [{ action: 'job.retried' }, { action: 'mail.sent-again', subject: ADMIN }, { action: 'account.created' }],
    });
  });
});
