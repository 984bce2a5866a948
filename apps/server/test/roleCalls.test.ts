import type { AnyEndpoint } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { keysOf } from '../src/accounts/keys.ts';
import { rightsChanged } from '../src/accounts/session/rights/rights.ts';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { promote, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { lightAccounts } from './lightAccounts.ts';
import { pathOf, servedBy } from './servedEndpoints.ts';
import { appOver, nowhere } from './talk.ts';

const ASN = 3356;
const people = ['guest', 'user', 'subscriber', 'contact', 'admin'] as const;
type Who = (typeof people)[number];

/** Who may call what is for an audience, and how the others are refused. */
const rights: Record<AnyEndpoint['audience'], { may: readonly Who[]; refusal: (who: Who) => string }> = {
  anyone: { may: people, refusal: () => '' },
  'signed-in': { may: ['user', 'subscriber', 'contact', 'admin'], refusal: () => 'E_UNAUTHORIZED' },
  subscriber: { may: ['subscriber'], refusal: () => 'E_PRO_REQUIRED' },
  contact: { may: ['contact'], refusal: (who) => (who === 'guest' ? 'E_UNAUTHORIZED' : 'E_FORBIDDEN') },
  admin: { may: ['admin'], refusal: (who) => (who === 'guest' ? 'E_UNAUTHORIZED' : 'E_FORBIDDEN') },
};
const REFUSALS = ['E_UNAUTHORIZED', 'E_FORBIDDEN', 'E_PRO_REQUIRED'];

describe('role and call', () => {
  const [engine] = engines();
  let store: Store;
  let remove: () => Promise<void>;
  let accounts: Accounts;
  let app: Hono;
  let guarded: readonly AnyEndpoint[];
  const browsers = {} as Record<Who, TestBrowser>;
  const tokens: Partial<Record<Who, string>> = {};

  beforeAll(async () => {
    ({ store, remove } = await engine.open());
    accounts = lightAccounts(store, {
      keys: keysOf('test'),
      outside: nowhere,
      clock: Date.now,
      log: () => undefined,
    });
    app = appOver(store, { accounts, clock: Date.now });
    for (const who of people) {
      browsers[who] = new TestBrowser(app);
      if (who === 'guest') continue;
      await browsers[who].signUp(`${who}@example.net`);
      const made = await browsers[who].sendJson('POST', '/api/auth/v1/tokens', { name: who, scope: 'write' });
      tokens[who] = String(made.answer['token']);
    }
    await promote(store, 'admin@example.net');
    await accountStore(store).write(async (queries) => {
      const idOf = async (who: Who) =>
        (
          await queries
            .selectFrom('account')
            .select('id')
            .where('email_key', '=', `${who}@example.net`)
            .executeTakeFirstOrThrow()
        ).id;
      const at = new Date();
      await queries
        .insertInto('subscription')
        .values({
          id: 'grant',
          account_id: await idOf('subscriber'),
          purchase_id: null,
          source: 'grant',
          period: null,
          net_cents: 0,
          starts_at: at,
          paid_until: new Date(at.getTime() + 86_400_000),
          renews: false,
          provider: null,
          provider_customer: null,
          provider_ref: null,
          created_at: at,
        })
        .execute();
      const access = { asn: ASN, status: 1, proof: 'admin', created_at: at, updated_at: at } as const;
      await queries
        .insertInto('as_access')
        .values({ account_id: await idOf('contact'), ...access })
        .execute();
      await rightsChanged(queries);
    });
    guarded = (await servedBy(app)).filter(({ audience }) => audience !== 'anyone');
  }, 60_000);
  afterAll(async () => {
    await accounts.close();
    await remove();
  });

  const codeOf = async (who: Who, endpoint: AnyEndpoint, token?: string): Promise<string> => {
    const headers = token === undefined ? {} : { 'qradar-api-key': token };
    const by = token === undefined ? browsers[who] : new TestBrowser(app);
    return String((await by.send(endpoint.method, pathOf(endpoint, ASN), undefined, headers)).answer['code']);
  };

  it.each(people)('refuses %s what is for others, over the whole table', async (who) => {
    const wrong: string[] = [];
    const others = guarded.filter(({ audience }) => !rights[audience].may.includes(who));
    expect(others.length).toBeGreaterThan(1);
    for (const endpoint of others) {
      const code = await codeOf(who, endpoint);
      const expected = rights[endpoint.audience].refusal(who);
      if (code !== expected) wrong.push(`${endpoint.name}: ${code}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(people.slice(1))('lets %s make the calls that are for them', async (who) => {
    const wrong: string[] = [];
    // A write that names nothing, or a network alone, would be carried out: those have tests of their own.
    const own = guarded.filter(
      ({ audience, method, path }) =>
        rights[audience].may.includes(who) && (method === 'GET' || path.replaceAll('{asn}', '').includes('{')),
    );
    expect(own.length).toBeGreaterThan(15);
    for (const endpoint of own) {
      const code = await codeOf(who, endpoint);
      if (REFUSALS.includes(code)) wrong.push(`${endpoint.name}: ${code}`);
    }
    expect(wrong).toEqual([]);
  });

  it('refuses API tokens, whoever they belong to, what needs a browser', async () => {
    const wrong: string[] = [];
    for (const endpoint of guarded) {
      const { audience, topic, name } = endpoint;
      if (audience !== 'admin' && !(audience === 'signed-in' && ['account', 'admin'].includes(topic))) continue;
      for (const who of ['user', 'admin'] as const) {
        const code = await codeOf(who, endpoint, tokens[who]);
        if (code !== 'E_FORBIDDEN') wrong.push(`${name} by the token of ${who}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
