import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Accounts } from '../src/accounts/accounts.ts';
import { keysOf } from '../src/accounts/keys.ts';
import { smtpSender } from '../src/accounts/mail/transport.ts';
import { rightsChanged } from '../src/accounts/session/rights/rights.ts';
import { accountStore } from '../src/accounts/tables.ts';
import { record, storedIncidents } from '../src/analytics/incidents/ledger.ts';
import { openGeneration, publishGenerations } from '../src/store/generation.ts';
import type { Store } from '../src/store/store.ts';
import { linkIn, TestBrowser } from './accounts.ts';
import { type AlertReceivers, startReceivers } from './alertReceivers.ts';
import type { Engine } from './engines.ts';
import { type anIncident, day } from './incidents.fixtures.ts';
import { lightAccounts } from './lightAccounts.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, nowhere } from './talk.ts';

export const HOUR = 3_600_000;
export const ANN = 'ann@example.net';
export const ASN = 15_169;
export const WATCH = `/api/auth/v1/alert-watches/${ASN}`;
export const names = {
  world: 'internet',
  pathText: () => '3320 3356 33560',
  peer: () => ({ asn: 3320, collector: 'rrc06' }),
  country: () => null,
} as const;

/** An account with access to a network of the small Internet, real receivers of its alerts, and a clock that a test moves. */
export interface AlertScene {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly app: Hono;
  readonly receivers: AlertReceivers;
  /** Has access and a trial that is asked for; Bob has neither. */
  readonly ann: TestBrowser;
  readonly bob: TestBrowser;
  /** Ms since 1970. */
  readonly time: { now: number };
  /** Sets Ann's access: 1 approved, 2 revoked. */
  grant(status: 1 | 2): Promise<void>;
  /** Lets Ann's trial run for so many days from now. */
  runTrial(days: number): Promise<void>;
  /** Puts incidents on record, publishes something, and lets the server judge and send. */
  publish(...incidents: ReturnType<typeof anIncident>[]): Promise<void>;
  /** Does all that is due, and waits for what that brings: letters are a job of their own. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export async function setAlertScene(open: Engine['open']): Promise<AlertScene> {
  const { store, remove } = await open();
  await loadSmallInternet(store);
  const receivers = await startReceivers();
  const smtp = await smtpSender({ smtpUrl: receivers.smtp, from: 'Routeglass <noreply@example.net>', dkim: null });
  const time = { now: Date.now() };
  const clock = (): number => time.now;
  const accounts = lightAccounts(store, {
    keys: keysOf('test'),
    send: smtp.send,
    mailHost: 'routeglass.test',
    outside: nowhere,
    alerts: {
      origin: 'https://routeglass.test',
      mayBeInner: (address) => address === '127.0.0.1',
      addressesOf: (host) => Promise.resolve(host === 'intranet.example.net' ? ['10.1.2.3'] : ['193.0.6.139']),
      ca: receivers.ca,
    },
    clock,
    log: () => undefined,
  });
  const app = appOver(store, { accounts, clock });
  const scene: AlertScene = {
    store,
    accounts,
    app,
    receivers,
    ann: new TestBrowser(app),
    bob: new TestBrowser(app),
    time,
    grant: (status) => grant(store, time.now, status),
    runTrial: async (days) => {
      const [begins_at, ends_at] = [new Date(time.now), new Date(time.now + days * 24 * HOUR)];
      await accountStore(store).write((queries) =>
        queries.updateTable('monitoring_trial').set({ state: 'approved', begins_at, ends_at }).execute(),
      );
    },
    async publish(...incidents) {
      const past = { lostUntil: null, history: 0, now: day(9) };
      await record(store, await storedIncidents(store, sql`true`), incidents, past, names);
      const generation = await openGeneration(store, { kind: 'communities', name: 'tick', world: 'internet' });
      await publishGenerations(store, [{ generation, asOf: null, records: 0 }]);
      await accounts.judgeAlerts();
      await scene.drain();
    },
    async drain() {
      await accounts.worker.drain();
      await accounts.worker.drain();
      await receivers.sync();
    },
    async close() {
      await accounts.close();
      smtp.close();
      await receivers.close();
      await remove();
    },
  };
  for (const email of [ANN, 'bob@example.net']) await makeAccount(scene, email);
  await scene.grant(1);
  await scene.ann.login(ANN);
  await scene.bob.login('bob@example.net');
  return scene;
}

async function makeAccount({ app, drain, receivers }: AlertScene, email: string): Promise<void> {
  const browser = new TestBrowser(app);
  await browser.register(email);
  await drain();
  const letter = receivers.letters.findLast(({ to }) => to.includes(email));
  await browser.send('POST', '/api/auth/v1/register/confirm', linkIn(letter?.text ?? ''));
}

const grant = (store: Store, now: number, status: 1 | 2): Promise<void> =>
  accountStore(store).write(async (queries) => {
    const { id } = await queries
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', ANN)
      .executeTakeFirstOrThrow();
    const at = new Date(now);
    await queries
      .insertInto('as_access')
      .values({ account_id: id, asn: ASN, status, proof: 'admin', created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.columns(['account_id', 'asn']).doUpdateSet({ status }))
      .execute();
    await queries
      .insertInto('monitoring_trial')
      .values({ id: 'trial', account_id: id, asn: ASN, company: 'Ann', state: 'requested', created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await rightsChanged(queries);
  });
