import type { AnyEndpoint } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';
import { generateSync } from 'otplib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { keysOf } from '../src/accounts/keys.ts';
import type { OutgoingMail } from '../src/accounts/mail/transport.ts';
import type { Store } from '../src/store/store.ts';
import { linkIn, promote, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { lightAccounts } from './lightAccounts.ts';
import { pathOf, servedBy } from './servedEndpoints.ts';
import { appOver } from './talk.ts';

const CANARY = 'canArY-7q!pass';
const NAME = '<img src=x onerror=alert(1)>"\'';
const PROFILE = '/api/auth/v1/profile';

/** The store, and how much was asked of it. */
function counted(store: Store): { readonly store: Store; readonly statements: { count: number } } {
  const statements = { count: 0 };
  const plugin = {
    transformQuery: ({ node }: { node: unknown }) => {
      statements.count += 1;
      return node as never;
    },
    transformResult: ({ result }: { result: unknown }) => Promise.resolve(result as never),
  };
  const watched: Store = {
    ...store,
    engine: store.engine,
    db: store.db.withPlugin(plugin),
    primary: store.primary.withPlugin(plugin),
    transaction: (work) => store.transaction((transaction) => work(transaction.withPlugin(plugin))),
  };
  return { store: watched, statements };
}

describe('accounts under attack', () => {
  const [engine] = engines();
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let accounts: Accounts;
  let served: readonly AnyEndpoint[];
  let now = Date.now();
  const callers: Record<string, TestBrowser> = {};
  const heard: string[] = [];
  const sent: OutgoingMail[] = [];
  const secrets: string[] = [CANARY];

  const lettersTo = async (email: string) => {
    await accounts.worker.drain();
    return sent.filter(({ to }) => to === email).toReversed();
  };
  const signUp = async (email: string, more: Record<string, string> = {}): Promise<TestBrowser> => {
    const browser = new TestBrowser(app);
    await browser.register(email, { password: CANARY, ...more });
    const link = linkIn((await lettersTo(email))[0]?.text ?? '');
    secrets.push(link.token);
    await browser.send('POST', '/api/auth/v1/register/confirm', link);
    return browser;
  };

  beforeAll(async () => {
    const opened = await engine.open();
    remove = opened.remove;
    store = opened.store;
    accounts = lightAccounts(store, {
      keys: keysOf('test'),
      send: (mail) => Promise.resolve(void sent.push(mail)),
      clock: () => now,
      log: (line) => heard.push(line),
    });
    app = appOver(store, { accounts, clock: () => now, log: (line) => heard.push(line) });
    for (const name of ['user', 'admin']) {
      callers[name] = await signUp(`${name}@example.net`, { firstname: NAME, lastname: '</script><b>' });
      const made = await callers[name].sendJson('POST', '/api/auth/v1/tokens', { name: NAME, scope: 'write' });
      secrets.push(String(made.answer['token']));
    }
    callers['guest'] = new TestBrowser(app);
    await promote(store, 'admin@example.net');
    served = await servedBy(app);
  }, 60_000);
  afterAll(async () => {
    await accounts.close();
    await remove();
  });

  it('takes no write of another site in any call of accounts', async () => {
    const browser = await signUp('victim@example.net');
    const writes = served.filter(({ method, audience }) => method !== 'GET' && audience !== 'anyone');
    for (const endpoint of writes)
      for (const origin of ['https://evil.example', 'null', '']) {
        const { status } = await browser.send(endpoint.method, pathOf(endpoint), undefined, { origin });
        expect([402, 403], `${endpoint.name} from ${origin}`).toContain(status);
      }
    expect((await browser.send('GET', PROFILE)).answer).toMatchObject({ email: 'victim@example.net', erased_at: null });
  });

  it('takes nothing that a form does not have: no role, id or address comes with it', async () => {
    const more = { role: 'ADMIN', roles: 'ADMIN', id: 'chosen', is_admin: 'true', rating: 'true', email_key: 'x' };
    const browser = await signUp('mass@example.net', more);
    const form = { firstname: 'M', lastname: 'A', position: 'P', ...more, email: 'other@example.net', password: 'x' };
    await browser.send('POST', PROFILE, form);
    expect((await browser.send('GET', '/api/auth/v1/session')).answer).toMatchObject({
      email: 'mass@example.net',
      roles: ['USER'],
      subscriptions: { rating: false },
    });
    expect((await browser.login('mass@example.net', CANARY)).status).toBe(200);
  });

  it('refuses bodies that are larger than any form', async () => {
    const big = { email: 'x'.repeat(2_000_000), password: CANARY, recaptcha: 'x' };
    expect((await new TestBrowser(app).send('POST', '/api/auth/v1/login', big)).status).toBe(413);
    const long = { email: 'a@example.net', password: 'x'.repeat(300), recaptcha: 'x' };
    expect((await new TestBrowser(app).send('POST', '/api/auth/v1/login', long)).status).toBe(400);
  });

  it('writes no name as markup into letters', async () => {
    const [letter] = await lettersTo('user@example.net');
    expect(letter?.html).not.toContain('<img src=x');
    const admin = callers['admin'] ?? new TestBrowser(app);
    await admin.login('admin@example.net', CANARY);
    const user = callers['user'] ?? new TestBrowser(app);
    await user.send('POST', '/api/auth/v1/threads', { subject: NAME, message: '<script>alert(1)</script>' });
    const told = (await lettersTo('admin@example.net'))[0];
    expect(told?.text).toContain('<script>alert(1)</script>');
    expect(told?.html).not.toMatch(/<script>|<img src=x/);
    expect(told?.subject).not.toMatch(/[\r\n]/);
  });

  it('cannot be framed, and is not sniffed as another type', async () => {
    for (const path of ['/auth/login', '/user/profile', '/api/auth/v1/session', '/dev/outbox']) {
      const { headers } = await app.request(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(headers.get('x-frame-options') === 'DENY' || policy.includes("frame-ancestors 'none'"), path).toBe(true);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });

  it('does the same work for an address with an account as for one without', async () => {
    // A server that works for its callers alone: jobs are done by the other one.
    const { store: watched, statements } = counted(store);
    const idle = lightAccounts(watched, {
      keys: keysOf('test'),
      send: async () => {},
      clock: () => now,
      log: () => {},
    });
    await idle.close();
    const quiet = appOver(watched, { accounts: idle, clock: () => now });
    const work = async (act: (browser: TestBrowser) => Promise<unknown>): Promise<number> => {
      const browser = new TestBrowser(quiet, '203.0.113.9');
      const recaptcha = await browser.captcha();
      browser.captcha = () => Promise.resolve(recaptcha);
      statements.count = 0;
      await act(browser);
      return statements.count;
    };
    const login = (email: string) => work((browser) => browser.login(email, 'wrongW1!x'));
    expect(await login('user@example.net')).toBe(await login('nobody@example.net'));
    const guess = await login('user@example.net');
    expect(guess).toBeGreaterThan(3);
    const register = (email: string) => work((browser) => browser.register(email));
    expect(await register('user@example.net')).toBe(await register('nobody2@example.net'));
    const reset = (email: string) =>
      work(async (browser) => {
        const form = { recaptcha: await browser.captcha(), email };
        expect((await browser.send('POST', '/api/auth/v1/reset/request', form)).answer).toMatchObject({ result: true });
      });
    const before = (await lettersTo('user@example.net')).length;
    expect(await reset('user@example.net')).toBe(await reset('nobody3@example.net'));
    expect(await lettersTo('user@example.net')).toHaveLength(before + 1);
    expect(await lettersTo('nobody3@example.net')).toEqual([]);
    const { answer: outbox } = (await callers['admin']?.send('GET', '/api/admin/v1/outbox?q=nobody3')) ?? {};
    expect(outbox).toMatchObject({ record_count: 0 });
  });

  it('stops who tries one account from many addresses, and lets its owner in', async () => {
    const owner = '192.0.2.1';
    let last = 0;
    for (let i = 0; i < 130 && last !== 429; i += 1) {
      // The captcha is its own hurdle: this is about what comes after.
      const browser = new TestBrowser(app, `10.1.${i}.1`);
      last = (await browser.login('user@example.net', 'wrongW1!x')).status;
    }
    expect(last).toBe(429);
    expect((await new TestBrowser(app, '10.9.9.9').login('user@example.net', CANARY)).status).toBe(429);
    expect((await new TestBrowser(app, owner).login('user@example.net', CANARY)).status).toBe(200);
  }, 120_000);

  it('has no secret in its log, nor in a dump of its database', async () => {
    const browser = await signUp('secret@example.net');
    const cookie = browser.cookies.get('__Host-session') ?? '';
    const { answer } = await browser.send('POST', '/api/auth/v1/totp/setup');
    const secret = String(answer['secret']);
    const code = generateSync({ secret, epoch: Math.floor(now / 1_000) });
    const { answer: enabled } = await browser.send('POST', '/api/auth/v1/totp', { code });
    await browser.send('POST', '/api/auth/v1/reset/request', {
      recaptcha: await browser.captcha(),
      email: 'secret@example.net',
    });
    const { token } = linkIn((await lettersTo('secret@example.net'))[0]?.text ?? '');
    const codes = enabled['codes'] as string[];
    expect([cookie.length, token.length, codes.length]).toEqual([43, 43, 10]);
    const all = [...secrets, cookie, secret, token, ...codes, ...codes.map((one) => one.replace('-', ''))];
    const { rows: tables } = await sql<{ name: string }>`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema = 'accounts' and table_type = 'BASE TABLE'
    `.execute(store.db);
    expect(tables.length).toBeGreaterThan(15);
    let dump = heard.join('\n');
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(store.db);
      dump += rows.map(({ row }) => row).join('\n');
    }
    expect(dump).toContain('secret@example.net');
    expect(all.filter((one) => dump.includes(one))).toEqual([]);
  });
});
