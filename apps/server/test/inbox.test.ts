import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const INBOX = '/api/admin/v1/inbox';
const ADMIN = 'root@example.net';

describe.each(engines())('the inbox over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let now = Date.now();
  let admin: TestBrowser;
  let ann: TestBrowser;

  beforeAll(async () => {
    ({ store, remove } = await open());
    // No two letters and messages are of one moment.
    app = appOver(store, { clock: () => (now += 1) });
    for (const email of [ADMIN, 'ann@example.net']) await new TestBrowser(app).signUp(email);
    await accountStore(store).write((queries) =>
      queries.updateTable('account').set({ role: 'ADMIN' }).where('email_key', '=', ADMIN).execute(),
    );
    [admin, ann] = [new TestBrowser(app), new TestBrowser(app)];
    await admin.login(ADMIN);
    await ann.login('ann@example.net');
    const guest = new TestBrowser(app);
    const form = { name: 'Cid', email: 'cid@example.net', subject: 'A bug', message: 'It hums.' };
    await guest.send('POST', '/user/feedback', { ...form, 'g-recaptcha-response': await guest.captcha() });
    await ann.send('POST', '/api/auth/v1/threads', { subject: 'Hello', message: 'Is anybody there?' });
  });
  afterAll(() => remove());

  const list = async (query = '') => (await admin.send('GET', `${INBOX}${query}`)).answer;
  const idOf = async (q: string) => ((await list(`?q=${q}`))['data'] as { id: string }[])[0]?.id ?? '';

  it('lists what accounts and guests wrote, the newest first, and finds it', async () => {
    expect(await list()).toMatchObject({
      record_count: 2,
      data: [
        { subject: 'Hello', unread: 1, from: { name: 'Ann Example', email: 'ann@example.net' } },
        { subject: 'A bug', kind: 'feedback', unread: 1, from: { name: 'Cid', account: null } },
      ],
    });
    expect(await list('?kind=feedback')).toMatchObject({ record_count: 1, data: [{ subject: 'A bug' }] });
    expect(await list('?q=ANN@')).toMatchObject({ record_count: 1, data: [{ subject: 'Hello' }] });
    expect(await list('?state=closed')).toMatchObject({ record_count: 0, data: [] });
    expect((await admin.send('GET', `${INBOX}?page=7`)).answer).toMatchObject({ code: 'E_PAGE_BEYOND_END' });
  });

  it('shows a thread with what its form said, which is read from then on', async () => {
    const id = await idOf('bug');
    expect((await admin.send('GET', `${INBOX}/${id}`)).answer).toMatchObject({
      fields: [{ name: 'type', value: 'Feedback' }],
      messages: [{ from_staff: false, author: 'Cid', text: 'It hums.' }],
    });
    expect(await list('?q=bug')).toMatchObject({ data: [{ unread: 0 }] });
    expect((await admin.send('GET', `${INBOX}/none`)).status).toBe(404);
  });

  it('answers an account in its thread and a guest by mail', async () => {
    const [hello, bug] = [await idOf('hello'), await idOf('bug')];
    for (const id of [hello, bug])
      expect((await admin.send('POST', `${INBOX}/${id}/messages`, { message: 'We look.' })).status).toBe(200);
    expect((await ann.send('GET', '/api/auth/v1/session')).answer).toMatchObject({ unreadThreads: 1 });
    expect((await ann.send('GET', `/api/auth/v1/threads/${hello}`)).answer).toMatchObject({
      messages: [{ from_staff: false }, { from_staff: true, author: 'Ann Example', text: 'We look.' }],
    });
    const [toGuest] = await admin.letters('cid@example.net');
    expect(toGuest).toMatchObject({ subject: 'Re: A bug' });
    expect(toGuest?.text).toContain('We look.');
    expect(toGuest?.text).not.toContain('/user/messages');
    expect((await admin.letters('ann@example.net'))[0]?.text).toContain(`/user/messages?thread=${hello}`);
  });

  it('closes a thread, which opens again with a reply', async () => {
    const id = await idOf('hello');
    await admin.send('POST', `${INBOX}/${id}/state`, { state: 'closed' });
    expect(await list('?state=closed')).toMatchObject({ record_count: 1, data: [{ id }] });
    await ann.send('POST', `/api/auth/v1/threads/${id}/messages`, { message: 'Wait.' });
    expect(await list('?state=closed')).toMatchObject({ record_count: 0 });
  });

  it('is for administrators alone', async () => {
    const id = await idOf('hello');
    for (const [browser, status] of [
      [ann, 403],
      [new TestBrowser(app), 401],
    ] as const)
      for (const [method, path] of [
        ['GET', ''],
        ['GET', `/${id}`],
        ['POST', `/${id}/messages`],
        ['POST', `/${id}/state`],
      ] as const) {
        const body = method === 'POST' ? { message: 'Me.', state: 'closed' } : undefined;
        expect((await browser.send(method, `${INBOX}${path}`, body)).status, path).toBe(status);
      }
  });
});
