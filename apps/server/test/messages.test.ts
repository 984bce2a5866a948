import { accountEndpoints } from '@routeglass/api-client/accounts';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const THREADS = '/api/auth/v1/threads';
const ADMIN = 'root@example.net';
const { monitored_items, pov_monitor, custom_feeds } = accountEndpoints.requestPlan.body.entries.plan.entries;
const planItems = {
  monitored_items: Object.keys(monitored_items.entries),
  pov_monitor: Object.keys(pov_monitor.entries),
  custom_feeds: Object.keys(custom_feeds.entries),
};

describe.each(engines())('messages over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let now = Date.now();

  beforeAll(async () => {
    ({ store, remove } = await open());
    // No two letters are of one moment: the newest is asked for.
    app = appOver(store, { clock: () => (now += 1) });
    for (const email of [ADMIN, 'ann@example.net', 'bob@example.net']) await new TestBrowser(app).signUp(email);
    await accountStore(store).write((queries) =>
      queries.updateTable('account').set({ role: 'ADMIN' }).where('email_key', '=', ADMIN).execute(),
    );
  });
  afterAll(() => remove());

  const signedIn = async (email: string): Promise<TestBrowser> => {
    const browser = new TestBrowser(app);
    await browser.login(email);
    return browser;
  };
  const newestLetter = async () => (await new TestBrowser(app).letters(ADMIN))[0];
  const kept = () => accountStore(store).db.selectFrom('thread').selectAll().orderBy('created_at', 'desc').execute();

  it('keeps the feedback of a guest and mails it to the administrators', async () => {
    const guest = new TestBrowser(app);
    const form = {
      type: 'Bugreport',
      name: 'Cid\r\nBcc: all',
      email: 'cid@example.net',
      subject: 'A bug',
      message: 'It hums.',
    };
    const sent = { ...form, 'g-recaptcha-response': await guest.captcha() };
    expect(await guest.send('POST', '/user/feedback', sent)).toMatchObject({ status: 200, answer: { result: true } });
    const letter = await newestLetter();
    expect(letter?.subject).toBe('Feedback: A bug');
    for (const part of ['Cid Bcc: all <cid@example.net>', 'It hums.', 'type: Bugreport'])
      expect(letter?.text).toContain(part);
    expect((await kept())[0]).toMatchObject({ kind: 'feedback', account_id: null, guest_email: 'cid@example.net' });
  });

  it('refuses the feedback of a guest without a name, an address or a captcha, and keeps nothing of it', async () => {
    const before = await kept();
    const guest = new TestBrowser(app);
    const form = { subject: 'A bug', message: 'It hums.' };
    expect((await guest.send('POST', '/user/feedback', form)).answer).toMatchObject({
      code: 'E_BAD_REQUEST',
      message: 'Required field',
      issues: [{ path: 'name' }, { path: 'email' }],
    });
    const named = { ...form, name: 'Cid', email: 'cid@example.net' };
    expect((await guest.send('POST', '/user/feedback', named)).answer).toMatchObject({ code: 'E_CAPTCHA' });
    expect(await kept()).toEqual(before);
  });

  it('takes a program that fills in every field at its word, and keeps nothing of it', async () => {
    const before = await kept();
    const guest = new TestBrowser(app);
    const letter = await newestLetter();
    const form = {
      name: 'Cid',
      email: 'cid@example.net',
      subject: 'Buy',
      message: 'Now.',
      website: 'https://x.example',
    };
    for (const path of ['/user/feedback', '/user/ask-an-expert']) {
      const sent = { ...form, 'g-recaptcha-response': await guest.captcha() };
      expect((await guest.send('POST', path, sent)).answer).toMatchObject({ result: true });
    }
    expect(await kept()).toEqual(before);
    expect(await newestLetter()).toEqual(letter);
  });

  it('refuses what is no AS number in a question to an expert', async () => {
    const guest = new TestBrowser(app);
    const form = { email: 'dan@example.net', asnum: 'kestrel', message: 'Why?' };
    const sent = { ...form, 'g-recaptcha-response': await guest.captcha() };
    expect((await guest.send('POST', '/user/ask-an-expert', sent)).answer).toMatchObject({
      code: 'E_BAD_REQUEST',
      issues: [{ path: 'asnum', message: '"kestrel" is not an AS number (0–4294967295).' }],
    });
  });

  it('takes the feedback of an account without a captcha, as one of its threads', async () => {
    const ann = await signedIn('ann@example.net');
    const form = { subject: 'Thanks', message: 'It works.' };
    expect((await ann.send('POST', '/user/feedback', form)).status).toBe(200);
    expect((await ann.send('GET', THREADS)).answer).toMatchObject({
      record_count: 1,
      data: [{ kind: 'feedback', subject: 'Thanks', state: 'open', unread: 0, excerpt: 'It works.' }],
    });
  });

  it('takes a question to an expert, from anybody who solved the captcha', async () => {
    const guest = new TestBrowser(app);
    const form = { email: 'dan@example.net', phone: '+31 20 123 4567', asnum: 'AS64512', message: 'Why?' };
    expect((await guest.send('POST', '/user/ask-an-expert', form)).status).toBe(400);
    const recaptcha = await guest.captcha();
    const sent = { ...form, 'g-recaptcha-response': recaptcha };
    expect((await guest.send('POST', '/user/ask-an-expert', sent)).answer).toMatchObject({ result: true });
    expect((await guest.send('POST', '/user/ask-an-expert', sent)).answer).toMatchObject({ code: 'E_CAPTCHA' });
    const letter = await newestLetter();
    expect(letter?.subject).toBe('Question to an expert');
    for (const part of ['dan@example.net', 'Why?', 'asnum: AS64512']) expect(letter?.text).toContain(part);
    expect(letter?.text).not.toContain(recaptcha);
  });

  it('lets an account write, read answers and reply, and nobody else see it', async () => {
    const ann = await signedIn('ann@example.net');
    const opened = await ann.send('POST', THREADS, { subject: 'Hello', message: 'Is anybody there?' });
    const id = String(opened.answer['id']);
    expect((await newestLetter())?.text).toContain('Is anybody there?');
    now += 60_000;
    const message = {
      id: 'answer',
      thread_id: id,
      from_staff: true,
      author: 'Root',
      text: 'Yes.',
      sent_at: new Date(now),
    };
    await accountStore(store).write((queries) => queries.insertInto('message').values(message).execute());
    const unread = async () => (await ann.send('GET', '/api/auth/v1/session')).answer['unreadThreads'];
    expect(await unread()).toBe(1);
    expect((await ann.send('GET', `${THREADS}/${id}`)).answer).toMatchObject({
      unread: 1,
      messages: [
        { from_staff: false, author: 'Ann Example' },
        { from_staff: true, text: 'Yes.' },
      ],
    });
    now += 1_000;
    await ann.send('POST', `${THREADS}/${id}/read`);
    expect(await unread()).toBe(0);
    const replied = await ann.send('POST', `${THREADS}/${id}/messages`, { message: 'Good.' });
    expect(replied.answer['messages']).toHaveLength(3);
    const bob = await signedIn('bob@example.net');
    expect((await bob.send('GET', THREADS)).answer).toMatchObject({ record_count: 0 });
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/messages'],
      ['POST', '/read'],
    ] as const)
      expect(
        (await bob.send(method, `${THREADS}/${id}${path}`, method === 'POST' ? { message: 'Me.' } : undefined)).status,
      ).toBe(404);
    expect((await new TestBrowser(app).send('GET', THREADS)).status).toBe(401);
  });

  describe('a request for a plan', () => {
    const plan = {
      monitored_items: Object.fromEntries(planItems.monitored_items.map((name) => [name, name === 'prefixes'])),
      ratings: true,
      graph_player: false,
      policy_monitor: false,
      data_plane: false,
      pov_monitor: Object.fromEntries(planItems.pov_monitor.map((name) => [name, name.startsWith('roa')])),
      custom_feeds: Object.fromEntries(planItems.custom_feeds.map((name) => [name, false])),
    };
    const body = { asn: 64512, plan };
    const contact = { email: 'dan@example.net', firstname: 'Dan', lastname: 'Example', position: 'Engineer' };
    const PATH = '/user/individual-plan-request';

    it('of a guest comes to the inbox and by mail, with what was ticked', async () => {
      const guest = new TestBrowser(app);
      const asked = { ...body, ...contact, 'g-recaptcha-response': await guest.captcha() };
      expect(await guest.sendJson('POST', PATH, asked)).toMatchObject({ status: 200 });
      const [row] = await kept();
      expect(row).toMatchObject({ kind: 'plan', subject: 'Plan for AS64512', guest_email: contact.email });
      expect(JSON.parse(row?.fields ?? '')).toEqual([
        { name: 'asn', value: '64512' },
        { name: 'position', value: 'Engineer' },
        { name: 'monitored_items', value: 'prefixes' },
        { name: 'ratings', value: 'yes' },
        { name: 'pov_monitor', value: 'roa, roa_status' },
      ]);
      expect((await newestLetter())?.text).toContain('monitored_items: prefixes');
    });

    it('of a program that fills in every field is kept nowhere', async () => {
      const before = await kept();
      const guest = new TestBrowser(app);
      const letter = await newestLetter();
      const sent = { ...body, ...contact, website: 'https://x.example', 'g-recaptcha-response': await guest.captcha() };
      expect((await guest.sendJson('POST', PATH, sent)).answer).toMatchObject({ result: true });
      expect(await kept()).toEqual(before);
      expect(await newestLetter()).toEqual(letter);
    });

    it('of a guest needs a contact and a captcha', async () => {
      const before = await kept();
      const guest = new TestBrowser(app);
      expect((await guest.sendJson('POST', PATH, body)).answer).toMatchObject({
        code: 'E_BAD_REQUEST',
        issues: [{ path: 'email' }, { path: 'firstname' }, { path: 'lastname' }, { path: 'position' }],
      });
      expect((await guest.sendJson('POST', PATH, { ...body, ...contact })).answer).toMatchObject({ code: 'E_CAPTCHA' });
      expect(await kept()).toEqual(before);
    });

    it('of an account needs the number alone, and each thing to be said', async () => {
      const ann = await signedIn('ann@example.net');
      expect((await ann.sendJson('POST', PATH, body)).status).toBe(200);
      expect((await kept())[0]).toMatchObject({ kind: 'plan', guest_email: null });
      expect((await ann.sendJson('POST', PATH, { ...body, asn: 'AS64513' })).status).toBe(200);
      expect((await kept())[0]).toMatchObject({ subject: 'Plan for AS64513' });
      expect((await ann.sendJson('POST', PATH, { ...body, asn: 'x' })).status).toBe(400);
      const { ratings: _, ...less } = plan;
      expect((await ann.sendJson('POST', PATH, { asn: 64512, plan: less })).status).toBe(400);
    });
  });
});
