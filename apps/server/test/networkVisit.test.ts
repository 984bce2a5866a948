import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const MINUTE = 60_000;
const VISIT = '/api/auth/v1/as/64512/visit';
const people = { ann: 'ann@example.net', bob: 'bob@example.net' } as const;

describe.each(engines())('the last visit of a network over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let now = Date.now();

  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store, { clock: () => now });
    for (const email of Object.values(people)) await new TestBrowser(app).signUp(email);
  });
  afterAll(() => remove());

  const signedIn = async (email: string): Promise<TestBrowser> => {
    const browser = new TestBrowser(app);
    await browser.login(email);
    return browser;
  };
  const visit = async (browser: TestBrowser, prefixes: number) => {
    const { status, answer } = await browser.sendJson('POST', VISIT, { prefixes, neighbors: 2, incidents: 0 });
    return status === 200 ? answer['before'] : status;
  };
  const counts = (prefixes: number) => ({ prefixes, neighbors: 2, incidents: 0 });
  /** Adds a request of the account for the network. */
  const ask = (email: string) =>
    accountStore(store).write(async (queries) => {
      const { id } = await queries
        .selectFrom('account')
        .select('id')
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow();
      const at = new Date(now);
      await queries
        .insertInto('as_access')
        .values({ account_id: id, asn: 64512, status: 0, proof: null, created_at: at, updated_at: at })
        .execute();
    });

  it('is remembered for each account, in whichever browser', async () => {
    const ann = await signedIn(people.ann);
    expect(await visit(new TestBrowser(app), 3)).toBe(401);
    expect(await visit(ann, 3)).toBe(404);
    await ask(people.ann);
    expect(await visit(ann, 3)).toBeNull();
    // Within half an hour it is the same visit.
    now += 29 * MINUTE;
    expect(await visit(ann, 4)).toBeNull();
    now += 31 * MINUTE;
    expect(await visit(await signedIn(people.ann), 5)).toEqual(counts(4));
    now += MINUTE;
    expect(await visit(ann, 6)).toEqual(counts(4));
    await ask(people.bob);
    expect(await visit(await signedIn(people.bob), 1)).toBeNull();
  });

  it('takes counts alone', async () => {
    const ann = await signedIn(people.ann);
    for (const body of [{ ...counts(1), prefixes: -1 }, { prefixes: 1 }, { ...counts(1), prefixes: '1' }])
      expect((await ann.sendJson('POST', VISIT, body)).status).toBe(400);
  });
});
