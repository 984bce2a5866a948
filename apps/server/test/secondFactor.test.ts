import type { Hono } from 'hono';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysOf } from '../src/accounts/keys.ts';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { PASSWORD, promote, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { lightAccounts } from './lightAccounts.ts';
import { appOver } from './talk.ts';

const TOTP = '/api/auth/v1/totp';
const CODE = '/api/auth/v1/login/code';
const SESSION = '/api/auth/v1/session';
const DAY = 86_400_000;

describe.each(engines())('the second factor over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let tidyUp: () => Promise<void>;
  let now = Date.now();
  let email = '';
  let count = 0;

  beforeAll(async () => {
    ({ store, remove } = await open());
    const accounts = lightAccounts(store, { keys: keysOf('test'), clock: () => now, log: () => {} });
    tidyUp = () => accounts.tidyUp();
    app = appOver(store, { accounts, clock: () => now });
    await new TestBrowser(app).signUp('root@example.net');
    await promote(store, 'root@example.net');
  });
  afterAll(() => remove());
  beforeEach(async () => {
    email = `ann${(count += 1)}@example.net`;
    now += 10 * 60_000;
    await new TestBrowser(app).signUp(email);
  });

  const codeAt = (secret: string, at = now): string => generateSync({ secret, epoch: Math.floor(at / 1_000) });
  const give = (browser: TestBrowser, code: string) => browser.send('POST', CODE, { code });

  /** Turns it on and gives the secret of the app and the recovery codes. */
  async function turnOn() {
    const browser = new TestBrowser(app);
    await browser.login(email);
    const { answer } = await browser.send('POST', `${TOTP}/setup`);
    const secret = String(answer['secret']);
    expect(answer['uri']).toContain(`secret=${secret}`);
    const enabled = await browser.send('POST', TOTP, { code: codeAt(secret) });
    return { browser, secret, codes: enabled.answer['codes'] as string[] };
  }
  /** A browser that has given the right password. */
  async function withPassword(address?: string): Promise<TestBrowser> {
    const browser = new TestBrowser(app, address);
    expect(await browser.login(email)).toMatchObject({ status: 401, answer: { code: 'E_SECOND_FACTOR' } });
    return browser;
  }

  it('is set up with a first code, and asked for from then on', async () => {
    const { browser, secret, codes } = await turnOn();
    expect(codes).toHaveLength(10);
    expect((await browser.send('GET', TOTP)).answer).toMatchObject({ enabled: true, recovery_codes_left: 10 });
    expect((await browser.send('POST', `${TOTP}/setup`)).answer).toMatchObject({ code: 'E_CONFLICT' });
    const next = await withPassword();
    expect((await next.send('GET', SESSION)).status).toBe(401);
    now += 30_000;
    expect((await give(next, codeAt(secret))).answer).toMatchObject({ email });
    expect((await next.send('GET', SESSION)).status).toBe(200);
    const kept = await accountStore(store).db.selectFrom('account').select('totp_secret').execute();
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it('takes each code once, in one browser of two', async () => {
    const { secret } = await turnOn();
    const [first, second] = [await withPassword(), await withPassword()];
    // The code that turned it on is used up, too.
    expect((await give(first, codeAt(secret))).answer).toMatchObject({ code: 'E_FORM_INVALID' });
    now += 60_000;
    const answers = await Promise.all([first, second].map((browser) => give(browser, codeAt(secret))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it.each([
    [-90_000, 400],
    [-30_000, 200],
    [0, 200],
    [30_000, 200],
    [90_000, 400],
  ])('with a phone whose clock is off by %i ms answers %i', async (skew, status) => {
    const { secret } = await turnOn();
    now += 10 * 60_000;
    expect((await give(await withPassword(), codeAt(secret, now + skew))).status).toBe(status);
  });

  it('takes a recovery code in place of the app once, and tells the owner', async () => {
    const { codes } = await turnOn();
    const [code = ''] = codes;
    expect((await give(await withPassword(), ` ${code.toUpperCase()} `)).status).toBe(200);
    expect((await give(await withPassword(), code)).status).toBe(400);
    const letters = await new TestBrowser(app).letters(email);
    expect(letters.some(({ subject }) => subject.includes('A recovery code was used'))).toBe(true);
    expect(
      JSON.stringify(await accountStore(store).db.selectFrom('recovery_code').selectAll().execute()),
    ).not.toContain(code);
  });

  it('asks for the password again after five wrong codes, and tells the owner', async () => {
    const { secret } = await turnOn();
    const browser = await withPassword('198.51.100.3');
    for (let i = 0; i < 5; i += 1) expect((await give(browser, '000000')).status).toBe(400);
    now += 60_000;
    expect((await give(browser, codeAt(secret))).answer).toMatchObject({ code: 'E_UNAUTHORIZED' });
    const letters = await new TestBrowser(app).letters(email);
    expect(letters.some(({ subject }) => subject.includes('entered wrong codes'))).toBe(true);
  });

  it('stops guesses from many addresses, and not the owner', async () => {
    const { secret } = await turnOn();
    let refused = 0;
    for (let i = 0; i < 5; i += 1) {
      const guesser = await withPassword(`198.51.100.${20 + i}`);
      for (let j = 0; j < 4; j += 1) if ((await give(guesser, '123456')).status === 429) refused += 1;
    }
    expect(refused).toBeGreaterThan(0);
    now += 60_000;
    expect((await give(await withPassword(), codeAt(secret))).status).toBe(200);
  });

  it('is of one account: the code of another opens nothing', async () => {
    const { secret } = await turnOn();
    email = `bob${count}@example.net`;
    await new TestBrowser(app).signUp(email);
    await turnOn();
    now += 60_000;
    expect((await give(await withPassword(), codeAt(secret))).status).toBe(400);
  });

  it('is nothing that a pending sign-in may do without the code', async () => {
    await turnOn();
    const pending = await withPassword();
    for (const path of [TOTP, '/api/auth/v1/profile', '/api/auth/v1/export'])
      expect((await pending.send('GET', path)).status, path).toBe(401);
    expect((await pending.send('DELETE', TOTP)).status).toBe(401);
  });

  it('makes an old sign-in recent by a code', async () => {
    const { browser, secret } = await turnOn();
    now += 16 * 60_000;
    expect((await browser.send('DELETE', TOTP)).answer).toMatchObject({ code: 'E_RECENT_SIGN_IN' });
    const confirm = (code: string) => browser.send('POST', '/api/auth/v1/session/confirm', { code });
    expect((await confirm('000000')).answer).toMatchObject({ code: 'E_FORM_INVALID' });
    expect((await confirm(codeAt(secret))).status).toBe(200);
    expect((await browser.send('DELETE', TOTP)).status).toBe(200);
    expect((await new TestBrowser(app).login(email)).status).toBe(200);
  });

  it('is turned off by an administrator after a day, unless its owner logs in with it', async () => {
    const { secret } = await turnOn();
    const admin = new TestBrowser(app);
    const reset = async () => {
      await admin.login('root@example.net');
      const { answer } = await admin.send('GET', `/api/admin/v1/users?q=${email}`);
      const [user] = answer['data'] as { id: string }[];
      return admin.send('POST', `/api/admin/v1/users/${user?.id ?? ''}/totp-reset`);
    };
    expect((await reset()).answer).toMatchObject({ at: new Date(now + DAY).toISOString() });
    expect((await new TestBrowser(app).letters(email))[0]?.subject).toContain('turn your second factor off');
    now += DAY / 2;
    expect((await give(await withPassword(), codeAt(secret))).status).toBe(200);
    now += DAY;
    await withPassword();
    await reset();
    now += DAY;
    expect((await new TestBrowser(app).login(email, PASSWORD)).status).toBe(200);
    await tidyUp();
    const row = await accountStore(store)
      .db.selectFrom('account')
      .select(['totp_secret', 'totp_since'])
      .where('email_key', '=', email)
      .executeTakeFirst();
    expect(row).toEqual({ totp_secret: null, totp_since: null });
  });
});
