import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createAccounts } from '../../src/accounts/accounts.ts';
import { createBank } from '../../src/accounts/billing/sandbox/bank.ts';
import { createSandbox } from '../../src/accounts/billing/sandbox/sandbox.ts';
import { keysOf } from '../../src/accounts/keys.ts';
import { accountStore } from '../../src/accounts/tables.ts';
import { openStore, type StoreSettings } from '../../src/store/open.ts';
import { promote, TestBrowser } from '../accounts.ts';
import { appOver } from '../talk.ts';
import { Buyer } from './buyer.ts';
import { type Life, startLife } from './life.ts';
import { KEY, WEBHOOK_SECRET } from './secrets.ts';
import { Visitor } from './visitor.ts';
import { wrongsAfter, wrongsAtRest, wrongsAtTheEnd } from './wrongs.ts';

const contentDir = fileURLToPath(new URL('../../../../content/', import.meta.url));
const EVENTS = '/api/payment/v1/events';
const ADMIN = 'root@example.net';
const BUYERS = 4;
/** A buyer needs about ten requests for a purchase and its refund. */
const MOST_REQUESTS = 60;
/** An event may rest on another one, which comes after it. */
const MOST_ROUNDS = 20;
/** Within a request. */
const LONGEST_MS = 12;

export interface Killed {
  readonly kills: number;
  readonly charges: number;
  readonly bills: number;
  readonly wrongs: readonly string[];
}

interface KillSettings {
  /** An empty, migrated database that no one has open. */
  readonly database: StoreSettings;
  readonly kills: number;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly tell?: (line: string) => void;
}

/** Kills a server so many times while people buy, pay, renew and are refunded, and looks after each start for what must not be. */
export async function killPayments({ database, kills, chance, tell }: KillSettings): Promise<Killed> {
  const people = await signUp(database);
  const bank = createBank();
  let life: Life | undefined;
  const sandbox = createSandbox({
    bank,
    secret: WEBHOOK_SECRET,
    origin: 'http://localhost',
    clock: Date.now,
    onChange: () => {},
    async deliver(body, signature) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await life?.request(EVENTS, { method: 'POST', body, headers }))?.status ?? 0;
    },
  });
  const provider = serve({ fetch: sandbox.api.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => provider.once('listening', resolve));
  const { port } = provider.address() as { port: number };
  const environment = {
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl !== undefined && { DATABASE_URL: database.databaseUrl }),
    STRIPE_URL: `http://127.0.0.1:${port}`,
    CONTENT_DIR: contentDir,
  };
  const admin = new Visitor(ADMIN, people.admin);
  const visitors = people.buyers.map(({ email, browser }) => ({ email, visitor: new Visitor(email, browser) }));
  const buyers = visitors.map(
    ({ email, visitor }) => new Buyer(email, visitor, admin, { ...sandbox, deals: bank.deals }),
  );
  const wrongs: string[] = [];
  const settle = async (): Promise<string[]> => {
    for (let round = 0; bank.waiting.size > 0 && round < MOST_ROUNDS; round += 1) await sandbox.messenger.again();
    return bank.waiting.size > 0 ? [`${bank.waiting.size} events are never taken`] : [];
  };
  const known = new Set<string>();
  try {
    for (let kill = 0; kill <= kills; kill += 1) {
      life = await startLife(environment);
      for (const visitor of [admin, ...visitors.map((one) => one.visitor)]) visitor.meet(life);
      wrongs.push(...(await wrongsAfter(admin, buyers, bank, known)));
      // What the provider could not tell while the server was away.
      wrongs.push(...(await settle()), ...(await wrongsAtRest(admin, buyers)));
      if (kill === kills) break;
      life.killAfter(1 + Math.floor(chance() * MOST_REQUESTS), chance() * LONGEST_MS);
      const working = buyers.map((buyer) => buyer.goOn(chance).catch(() => {}));
      await life.ended;
      await Promise.all(working);
      tell?.(`kill ${kill + 1}: ${bank.invoices.size} charges; ${wrongs.length} wrong`);
    }
    await life?.end();
    const bills = await storedBills(database);
    wrongs.push(...wrongsAtTheEnd(bills, bank));
    return { kills, charges: bank.invoices.size, bills: bills.length, wrongs };
  } finally {
    sandbox.messenger.close();
    await life?.end();
    await new Promise((resolve) => provider.close(resolve));
  }
}

/** An administrator and buyers, signed in. */
async function signUp(database: StoreSettings) {
  const store = await openStore(database);
  const accounts = createAccounts(store, { keys: keysOf(KEY), clock: Date.now, log: () => {} });
  try {
    const app = appOver(store, { accounts, clock: Date.now });
    const person = async (email: string, number: number): Promise<TestBrowser> => {
      const browser = new TestBrowser(app, `192.0.2.${number}`);
      await browser.signUp(email);
      await browser.login(email);
      return browser;
    };
    await person(ADMIN, 100);
    await promote(store, ADMIN);
    const admin = new TestBrowser(app, '192.0.2.101');
    await admin.login(ADMIN);
    const buyers = [];
    for (let i = 1; i <= BUYERS; i += 1) {
      const email = `buyer${i}@example.net`;
      buyers.push({ email, browser: await person(email, i) });
    }
    return { admin, buyers };
  } finally {
    await accounts.close();
    await store.close();
  }
}

async function storedBills(database: StoreSettings) {
  const store = await openStore(database);
  try {
    return await accountStore(store).db.selectFrom('bill').select(['kind', 'provider_ref']).execute();
  } finally {
    await store.close();
  }
}
