import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { TestBrowser } from './accounts.ts';
import { TestAuthenticator } from './authenticator.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const KEYS = '/api/auth/v1/passkeys';
const LOGIN = '/api/auth/v1/login/passkey';
const SESSION = '/api/auth/v1/session';
const refused = { status: 400, answer: { code: 'E_FORM_INVALID' } };

describe.each(engines())('passkeys over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let now = Date.now();

  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store, { clock: () => now });
    for (const email of ['ann@example.net', 'bob@example.net']) await new TestBrowser(app).signUp(email);
  });
  afterAll(() => remove());

  const signedIn = async (email = 'ann@example.net'): Promise<TestBrowser> => {
    const browser = new TestBrowser(app);
    await browser.login(email);
    return browser;
  };
  const optionsOf = async (browser: TestBrowser, path: string) =>
    (await browser.sendJson('POST', `${path}/options`, {})).answer['options'] as {
      challenge: string;
      user: { id: string };
    };
  const add = async (browser: TestBrowser, key: TestAuthenticator, name = 'Laptop') =>
    browser.sendJson('POST', KEYS, { name, credential: key.make(await optionsOf(browser, KEYS)) });
  const enter = async (browser: TestBrowser, key: TestAuthenticator) =>
    browser.sendJson('POST', LOGIN, { credential: key.answer(await optionsOf(browser, LOGIN)) });

  it('are added, listed, used to sign in, and removed', async () => {
    const [browser, key] = [await signedIn(), new TestAuthenticator()];
    const added = await add(browser, key);
    expect(added).toMatchObject({ status: 200, answer: { name: 'Laptop', last_used: null, synced: false } });
    const elsewhere = new TestBrowser(app);
    expect(await enter(elsewhere, key)).toMatchObject({ status: 200, answer: { email: 'ann@example.net' } });
    expect((await elsewhere.send('GET', '/api/auth/v1/sessions')).answer['data']).toContainEqual(
      expect.objectContaining({ current: true, method: 'passkey' }),
    );
    const [listed] = (await browser.send('GET', KEYS)).answer['data'] as { id: string; last_used: string }[];
    expect(listed?.last_used).toBe(new Date(now).toISOString());
    const path = `${KEYS}/${listed?.id ?? ''}`;
    expect((await (await signedIn('bob@example.net')).send('DELETE', path)).status).toBe(404);
    expect((await browser.send('DELETE', path)).status).toBe(200);
    expect(await enter(new TestBrowser(app), key)).toMatchObject(refused);
  });

  it('open nothing when an answer is sent twice', async () => {
    const key = new TestAuthenticator();
    await add(await signedIn(), key);
    const browser = new TestBrowser(app);
    const credential = key.answer(await optionsOf(browser, LOGIN));
    expect((await browser.sendJson('POST', LOGIN, { credential })).status).toBe(200);
    expect(await new TestBrowser(app).sendJson('POST', LOGIN, { credential })).toMatchObject(refused);
  });

  it('open nothing for a challenge of another server, of another step or of long ago', async () => {
    const [browser, key] = [await signedIn(), new TestAuthenticator()];
    await add(browser, key);
    const guest = new TestBrowser(app);
    const send = (credential: object) => guest.sendJson('POST', LOGIN, { credential });
    expect(await send(key.answer({ challenge: 'bm90LW91cnM' }))).toMatchObject(refused);
    expect(await send(key.answer(await optionsOf(browser, KEYS)))).toMatchObject(refused);
    const asked = await optionsOf(guest, LOGIN);
    now += 11 * 60_000;
    expect(await send(key.answer(asked))).toMatchObject(refused);
  });

  it('open nothing for another site, without the check of the person, or by a forged signature', async () => {
    const elsewhere = new TestAuthenticator('http://evil.localhost');
    expect(await add(await signedIn(), elsewhere)).toMatchObject(refused);
    const key = new TestAuthenticator();
    await add(await signedIn(), key);
    const guest = new TestBrowser(app);
    key.isVerified = false;
    expect(await enter(guest, key)).toMatchObject(refused);
    key.isVerified = true;
    const credential = key.answer(await optionsOf(guest, LOGIN));
    const forged = { ...credential.response, signature: Buffer.alloc(70).toString('base64url') };
    expect(await guest.sendJson('POST', LOGIN, { credential: { ...credential, response: forged } })).toMatchObject(
      refused,
    );
    expect((await guest.send('GET', SESSION)).status).toBe(401);
  });

  it('refuse a copy with a lower counter', async () => {
    const key = new TestAuthenticator();
    await add(await signedIn(), key);
    key.counter = 10;
    expect((await enter(new TestBrowser(app), key)).status).toBe(200);
    key.counter = 4;
    expect(await enter(new TestBrowser(app), key)).toMatchObject(refused);
  });

  it('cannot be added with the options of another account, or long after the sign-in', async () => {
    const [ann, bob] = [await signedIn(), await signedIn('bob@example.net')];
    const credential = new TestAuthenticator().make(await optionsOf(ann, KEYS));
    expect(await bob.sendJson('POST', KEYS, { name: 'x', credential })).toMatchObject(refused);
    now += 16 * 60_000;
    expect((await ann.sendJson('POST', `${KEYS}/options`, {})).answer).toMatchObject({ code: 'E_RECENT_SIGN_IN' });
  });

  it('make an old sign-in recent, in the same session', async () => {
    const [browser, key] = [await signedIn(), new TestAuthenticator()];
    await add(browser, key);
    now += 16 * 60_000;
    expect((await browser.send('POST', '/api/auth/v1/account/delete')).status).toBe(403);
    const { data: before } = (await browser.send('GET', '/api/auth/v1/sessions')).answer;
    expect((await enter(browser, key)).status).toBe(200);
    const ids = (rows: unknown) => (rows as { id: string }[]).map(({ id }) => id);
    expect(ids((await browser.send('GET', '/api/auth/v1/sessions')).answer['data'])).toEqual(ids(before));
    expect((await browser.send('POST', '/api/auth/v1/account/delete')).status).toBe(200);
    await browser.send('POST', '/api/auth/v1/account/undo-deletion');
  });

  it('sign a blocked account in no more', async () => {
    const key = new TestAuthenticator();
    await add(await signedIn('bob@example.net'), key);
    await accountStore(store).write((queries) =>
      queries
        .updateTable('account')
        .set({ blocked_at: new Date(now) })
        .where('email_key', '=', 'bob@example.net')
        .execute(),
    );
    expect(await enter(new TestBrowser(app), key)).toMatchObject({ status: 403, answer: { code: 'E_FORBIDDEN' } });
  });

  it.each([{}, { id: 'x' }, { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'e30' } }])(
    'refuse what is none: %j',
    async (credential) => {
      expect(await new TestBrowser(app).sendJson('POST', LOGIN, { credential })).toMatchObject(refused);
    },
  );

  it('are offered where browsers make them, and not at a bare address', async () => {
    const methods = async (host: string) =>
      ((await (await app.request('/api/auth/v1/methods', { headers: { host } })).json()) as { methods: string[] })
        .methods;
    expect(await methods('localhost:3000')).toContain('passkey');
    expect(await methods('127.0.0.1:3000')).not.toContain('passkey');
  });
});
