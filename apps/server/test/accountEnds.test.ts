import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, createAccounts } from '../src/accounts/accounts.ts';
import { keysOf } from '../src/accounts/keys.ts';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { linkIn, PASSWORD, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { appOver, nowhere } from './talk.ts';

const AUTH = '/api/auth/v1';
const SESSION = `${AUTH}/session`;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe.each(engines())('what ends by itself over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let accounts: Accounts;
  let app: Hono;
  let now = Date.now();

  const start = (): void => {
    const clock = () => now;
    accounts = createAccounts(store, { keys: keysOf('test'), outside: nowhere, clock, log: () => undefined });
    app = appOver(store, { accounts, clock });
  };
  beforeAll(async () => {
    ({ store, remove } = await open());
    start();
    await new TestBrowser(app).signUp('ann@example.net');
  });
  afterAll(async () => {
    await accounts.close();
    await remove();
  });
  const newestLink = async (email: string) => linkIn((await new TestBrowser(app).letters(email))[0]?.text ?? '');

  it('a session, 90 days after it began, however often it is used', async () => {
    const browser = new TestBrowser(app);
    await browser.login('ann@example.net');
    for (let day = 10; day < 90; day += 10) {
      now += 10 * DAY;
      expect((await browser.send('GET', SESSION)).status, `day ${day}`).toBe(200);
    }
    now += 10 * DAY + 1;
    expect((await browser.send('GET', SESSION)).status).toBe(401);
  });

  it.each([
    ['a registration', 24 * HOUR],
    ['a password', HOUR],
  ])('the link of %s', async (what, lifetime) => {
    for (const [late, status] of [
      [-MINUTE, 200],
      [MINUTE, 400],
    ] as const) {
      const email = what === 'a password' ? 'ann@example.net' : `late${late}@example.net`;
      const browser = new TestBrowser(app);
      const recaptcha = await browser.captcha();
      if (what === 'a password') await browser.send('POST', `${AUTH}/reset/request`, { recaptcha, email });
      else await browser.register(email);
      const link = await newestLink(email);
      now += lifetime + late;
      const set = { password: PASSWORD, confirmPassword: PASSWORD, ...link };
      const used =
        what === 'a password'
          ? await browser.send('POST', '/user/reset', { recaptcha: await browser.captcha(), ...set })
          : await browser.send('POST', `${AUTH}/register/confirm`, link);
      expect(used.status).toBe(status);
    }
  });

  it('an account, 14 days after its owner left it, with everything that names the owner but the audit log', async () => {
    const email = 'leaving@example.net';
    await new TestBrowser(app).signUp(email);
    const browser = new TestBrowser(app);
    await browser.login(email);
    await browser.send('POST', `${AUTH}/threads`, { subject: 'Hello', message: 'From leaving@example.net' });
    expect((await browser.send('POST', `${AUTH}/account/delete`)).status).toBe(200);
    now += 14 * DAY - MINUTE;
    await accounts.tidyUp();
    expect((await new TestBrowser(app).login(email)).status).toBe(200);
    now += 2 * MINUTE;
    await accounts.tidyUp();
    expect((await new TestBrowser(app).login(email)).status).toBe(401);
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'accounts' and table_type = 'BASE TABLE' and table_name not in ('audit', 'allowance')
    `.execute(store.db);
    const left: string[] = [];
    for (const { name } of tables) {
      const found = sql<{ row: string }>`
        select t::text as row from ${sql.table(`accounts.${name}`)} t where t::text like '%leaving@%'
      `;
      for (const { row } of (await found.execute(store.db)).rows) left.push(`${name}: ${row}`);
    }
    expect(left).toEqual([]);
  });

  it('an answer of the captcha, also after the server has started again', async () => {
    const browser = new TestBrowser(app);
    const recaptcha = await browser.captcha();
    const form = { recaptcha, email: 'ann@example.net', password: PASSWORD };
    expect((await browser.send('POST', `${AUTH}/login`, form)).status).toBe(200);
    await accounts.close();
    start();
    const again = new TestBrowser(app);
    expect((await again.send('POST', `${AUTH}/login`, form)).answer).toMatchObject({ code: 'E_CAPTCHA' });
    expect((await again.login('ann@example.net')).status).toBe(200);
  });

  it('a hash of a password that was made with less: the next log-in makes it again', async () => {
    // "password" and "somesalt" with 256 KiB.
    const old = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    const kept = () =>
      accountStore(store)
        .db.selectFrom('account')
        .select('password')
        .where('email_key', '=', 'ann@example.net')
        .executeTakeFirstOrThrow();
    await accountStore(store).write((queries) =>
      queries.updateTable('account').set({ password: old }).where('email_key', '=', 'ann@example.net').execute(),
    );
    expect((await new TestBrowser(app).login('ann@example.net', 'wrongW1!')).status).toBe(401);
    expect((await kept()).password).toBe(old);
    expect((await new TestBrowser(app).login('ann@example.net', 'password')).status).toBe(200);
    expect((await kept()).password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await new TestBrowser(app).login('ann@example.net', 'password')).status).toBe(200);
  });

  it('but no line of the audit log: the database itself refuses to change or delete one', async () => {
    for (const statement of [
      sql`update accounts.audit set actor = 'nobody'`,
      sql`delete from accounts.audit`,
      sql`truncate accounts.audit`,
    ])
      await expect(store.transaction((queries) => statement.execute(queries))).rejects.toThrow(/audit/i);
  });
});
