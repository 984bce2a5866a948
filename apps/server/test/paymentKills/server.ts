import process from 'node:process';
import { createAccounts } from '../../src/accounts/accounts.ts';
import { stripeProvider } from '../../src/accounts/billing/provider/stripe.ts';
import { plainBilling } from '../../src/accounts/billing/settings.ts';
import { keysOf } from '../../src/accounts/keys.ts';
import { createApp } from '../../src/app.ts';
import { listen } from '../../src/http/listen.ts';
import { sampleSession } from '../../src/http/sampleSession.ts';
import { openStore } from '../../src/store/open.ts';
import { KEY, WEBHOOK_SECRET } from './secrets.ts';

/** A server without data and pages, which begins in a moment: what is killed. Prints its port. */
const { DATA_DIR = '', DATABASE_URL, STRIPE_URL = '', CONTENT_DIR } = process.env;
const log = (): void => {};
const store = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
const provider = stripeProvider({
  name: 'stripe',
  secretKey: 'sk_test_x',
  webhookSecret: WEBHOOK_SECRET,
  address: new URL(STRIPE_URL),
});
const accounts = createAccounts(store, {
  keys: keysOf(KEY),
  billing: { ...plainBilling, provider },
  clock: Date.now,
  log,
});
const app = createApp({
  store,
  accounts,
  contentDir: CONTENT_DIR,
  isReady: () => true,
  portalFiles: new Map(),
  elements: () => Promise.resolve(null),
  embedOrigins: [],
  publicUrl: undefined,
  rateLimit: 0,
  trustProxy: true,
  sessionOf: sampleSession('none', false),
  outside: { whois: { first: { host: '127.0.0.1', port: 9 } }, resolver: { servers: ['127.0.0.1:9'] } },
  clock: Date.now,
  log,
});
const { port } = await listen((request, environment) => app.fetch(request, environment), '127.0.0.1', 0);
console.log(`port ${port}`);
process.on('SIGTERM', () => void accounts.close().then(() => store.close().then(() => process.exit(0))));
