import type { Hono } from 'hono';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { PASSWORD, TestBrowser } from './accounts.ts';
import { TestAuthenticator } from './authenticator.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const AUTH = '/api/auth/v1';
const SESSION = `${AUTH}/session`;
const COOKIE = '__Host-session';
const NEW_PASSWORD = 'xyzA9876#';
const EMAIL = 'ann@example.net';

describe.each(engines())('the secret of a session over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let browser: TestBrowser;
  let password = PASSWORD;
  let now = Date.now();

  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store, { clock: () => now });
    await new TestBrowser(app).signUp(EMAIL);
  });
  afterAll(() => remove());
  beforeEach(async () => {
    now += 10 * 60_000;
    browser = new TestBrowser(app);
    await browser.login(EMAIL, password);
  });

  const idOf = async () =>
    ((await browser.send('GET', `${AUTH}/sessions`)).answer['data'] as { id: string; current: boolean }[]).find(
      ({ current }) => current,
    )?.id;

  /** Does something and expects that this browser stays signed in, and that a thief of the former cookie does not. */
  async function expectNewSecret(act: () => Promise<{ status: number }>): Promise<void> {
    const thief = new TestBrowser(app, '198.51.100.9');
    thief.cookies.set(COOKIE, browser.cookies.get(COOKIE) ?? '');
    const id = await idOf();
    expect((await thief.send('GET', SESSION)).status).toBe(200);
    expect((await act()).status).toBe(200);
    expect((await thief.send('GET', SESSION)).status).toBe(401);
    expect((await browser.send('GET', SESSION)).answer).toMatchObject({ email: EMAIL });
    expect(await idOf()).toBe(id);
  }

  it('is another one after a change of the password', async () => {
    await expectNewSecret(() =>
      browser.send('POST', `${AUTH}/password`, {
        current: password,
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      }),
    );
    password = NEW_PASSWORD;
  });

  it('is another one once a password has made the sign-in recent', async () => {
    now += 16 * 60_000;
    await expectNewSecret(() => browser.send('POST', `${AUTH}/session/confirm`, { password }));
    const former = browser.cookies.get(COOKIE);
    expect((await browser.send('POST', `${AUTH}/session/confirm`, { password: 'wrongW1!' })).status).toBe(400);
    expect(browser.cookies.get(COOKIE)).toBe(former);
  });

  it('is another one once a passkey has', async () => {
    const key = new TestAuthenticator();
    const optionsOf = async (path: string) =>
      (await browser.sendJson('POST', `${AUTH}/${path}/options`, {})).answer['options'] as {
        challenge: string;
        user: { id: string };
      };
    const made = key.make(await optionsOf('passkeys'));
    expect((await browser.sendJson('POST', `${AUTH}/passkeys`, { name: 'Key', credential: made })).status).toBe(200);
    now += 16 * 60_000;
    const credential = key.answer(await optionsOf('login/passkey'));
    await expectNewSecret(() => browser.sendJson('POST', `${AUTH}/login/passkey`, { credential }));
  });

  it('is another one once the second factor is on, and once it is off again', async () => {
    const secret = String((await browser.send('POST', `${AUTH}/totp/setup`)).answer['secret']);
    const code = generateSync({ secret, epoch: Math.floor(now / 1_000) });
    await expectNewSecret(() => browser.send('POST', `${AUTH}/totp`, { code }));
    await expectNewSecret(() => browser.send('DELETE', `${AUTH}/totp`));
  });
});
