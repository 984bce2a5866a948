import { fileURLToPath } from 'node:url';
import { HOUR_MS } from '@routeglass/domain/time';
import type { Accounts } from './accounts/accounts.ts';
import { listenForBackups } from './backup/server.ts';
import { listenForCommands } from './accounts/control/server.ts';
import { adminSocket } from './store/localSocket.ts';
import { accountsOf } from './accounts/fromSettings.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { isSecure } from './http/browser.ts';
import { listen, type Listener } from './http/listen.ts';
import { builtElements } from './http/builtElements.ts';
import { noPortal, portalBuilt, readPortal } from './http/builtPortal.ts';
import { openingsOf } from './http/policyOpenings.ts';
import { sampleSession } from './http/sampleSession.ts';
import { giveBackMemory } from './giveBackMemory.ts';
import { listenForImports } from './ingest/control/server.ts';
import type { FirstLoad } from './ingest/first/loadApart.ts';
import { FIRST_START, hasUsableData, loadFirstData, sampleFolder } from './ingest/firstData.ts';
import { createImporter, type Importer } from './ingest/importer.ts';
import type { ImportEvent } from './ingest/importEvent.ts';
import { watchImports } from './ingest/importWatch.ts';
import { totalText } from './ingest/report/reportText.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { readDuty } from './processes/duty.ts';
import { endOnSignal } from './stopping.ts';
import type { ServerLog } from './telemetry/log.ts';
import { createMetrics, type ReadableMetrics } from './telemetry/metrics.ts';
import { observe } from './telemetry/observe.ts';
import { metricsApp } from './telemetry/operatorPages.ts';
import { startTracing } from './telemetry/tracing.ts';
import { warmContent, warmNames, warmRatings, warmUp } from './warmUp.ts';

const PATIENCE = 3_000;
const TIDY_EVERY = 6 * HOUR_MS;
/** How often it is looked whether something was published that alerts are about, ms. */
const JUDGE_EVERY = 5_000;
const embedFolder = fileURLToPath(new URL('../../../packages/embed/dist/', import.meta.url));
const portalFolder = fileURLToPath(new URL('../../portal/build/client/', import.meta.url));
const portalCode = new URL('../../portal/build/server/index.js', import.meta.url);

/** What a process that serves is given. */
export interface Serving {
  readonly log: ServerLog;
  /** Whether it ends; then whatever finds its database closed is no fault. */
  readonly state: { isEnding: boolean };
  /** The load of the first data; the database is opened after it. */
  readonly firstLoad: FirstLoad;
  /** Whether the portal is still being built. */
  readonly pagesFollow: boolean;
}

/** Listens at once, answers as soon as the database is open, says so, and ends when asked to. Where several processes answer, this is one of them. */
export async function serve(config: Config, { log, state, firstLoad, pagesFollow }: Serving): Promise<void> {
  giveBackMemory();
  const warn = (line: string): void => log.warn(line);
  let portal = pagesFollow ? noPortal : await readPortal(portalFolder, portalCode, warn);
  let ready = false;
  const metrics = createMetrics(() => ready && !state.isEnding, Date.now);
  const duty = readDuty(() => metrics.values());
  const shownMetrics = duty.metricsOfAll ? { ...metrics, text: duty.metricsOfAll } : metrics;
  const tracing = config.traces && (await startTracing(config.traces.endpoint, config.traces.headers));
  const common = {
    isReady: () => ready,
    elements: builtElements(embedFolder),
    embedOrigins: config.embedOrigins,
    contentDir: config.contentDir,
    publicUrl: config.publicUrl,
    siteSettings: { tiles: config.tiles, hosts: config.hosts },
    openings: openingsOf(config),
    personalAreaUrl: config.personalAreaUrl,
    rateLimit: config.rateLimit,
    trustProxy: config.trustProxy,
    outside: { whois: { first: config.whoisServer }, resolver: { servers: config.resolver } },
    sessionOf: sampleSession(config.sampleSession, config.sampleData),
    maySwitchSession: config.sampleData,
    clock: Date.now,
    log: warn,
    observe: observe({ log, metrics, tracing, trustProxy: config.trustProxy }),
    ...(config.metricsToken !== undefined && { metricsPages: metricsApp(shownMetrics, config.metricsToken) }),
    isEnding: () => state.isEnding,
  };
  let app = createApp({ ...common, ...portal, store: null });
  const listener = await listen((request, environment) => app.fetch(request, environment), config.host, config.port);

  // The process that looks after several listens there itself.
  const watching = duty.metricsOfAll ? null : await listenForMetrics(metrics, config);
  const opening = firstLoad.ended.then(() => (state.isEnding ? null : openStore({ ...config, log: warn })));
  let importer: Importer | null = null;
  let stopImports = async (): Promise<void> => {};
  let stopCommands = async (): Promise<void> => {};
  let stopBackups = async (): Promise<void> => {};
  let accounts: Accounts | null = null;
  endOnSignal(log, async () => {
    state.isEnding = true;
    firstLoad.stop();
    await listener.close(PATIENCE);
    await watching?.close(0);
    await stopBackups();
    // A database that is just being opened is closed, too.
    const opened = await opening.catch(() => null);
    await importer?.close();
    await stopImports();
    await stopCommands();
    await accounts?.close();
    await opened?.close();
    await tracing?.close();
  });
  const store = await opening;
  if (state.isEnding || !store) return;
  metrics.watch(store);
  const watch = watchImports(metrics.counting(createImporter(store, config.retentionDays)), Date.now, store.fellows);
  ({ importer } = watch);
  if (config.databaseUrl === undefined) {
    stopImports = await listenForImports(config.dataDir, importer);
    stopBackups = await listenForBackups(store, config);
  }
  const origin = config.publicUrl ?? `http://localhost:${listener.port}`;
  const { sandboxPages, ...ownAccounts } = await accountsOf(store, config, {
    origin: new URL(origin).origin,
    deliver: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature, host: new URL(origin).host };
      return (await app.request('/api/payment/v1/events', { method: 'POST', body, headers })).status;
    },
    log: warn,
  });
  accounts = ownAccounts;
  if (duty.isFirst) {
    await warnOfSettings(accounts, config, warn);
    const deps = { ...accounts.deps, collector: config.collector, origin: origin.replace(/\/+$/, '') };
    stopCommands = await listenForCommands(adminSocket(config.dataDir), deps);
    const complain = (line: string): void => void (state.isEnding || warn(line));
    keepTidy(accounts, complain);
    keepJudging(accounts, complain);
  }
  const imports = { watch, folder: config.importDir };
  const appOver = () => createApp({ ...common, ...portal, store, accounts: ownAccounts, sandboxPages, imports });
  app = appOver();
  if (duty.isFirst) await beginWithData(store, importer, config, { log, state });
  if (pagesFollow) {
    await portalBuilt(portalFolder);
    portal = await readPortal(portalFolder, portalCode, warn);
    app = appOver();
  }
  await Promise.all([warmUp(app), warmContent(app)]);
  ready = true;
  void warmNames(app).then(() => warmRatings(app));
  duty.ready();
  if (duty.isFirst) log.info(`Routeglass answers at ${origin}`);
}

/** Loads what a start owes its visitors; waits for it where there is nothing yet that could be shown. */
async function beginWithData(
  store: Store,
  importer: Importer,
  config: Config,
  { log, state }: Pick<Serving, 'log' | 'state'>,
): Promise<void> {
  const loading = loadFirstData(importer, config.sampleData ? sampleFolder(config.dataDir) : null, logLoad(log));
  loading.catch(
    (error: unknown) =>
      state.isEnding || log.fault(new Error(`The first data could not be loaded: ${String(error)}`, { cause: error })),
  );
  if (await hasUsableData(store)) return;
  if (config.sampleData) log.info(FIRST_START);
  await Promise.allSettled([loading]);
}

/** `/metrics` alone at an address of its own, which no visitor reaches. */
export async function listenForMetrics(
  metrics: ReadableMetrics,
  { metricsAddress, metricsToken }: Config,
): Promise<Listener | null> {
  if (!metricsAddress) return null;
  const app = metricsApp(metrics, metricsToken);
  return listen((request) => app.fetch(request), metricsAddress.host, metricsAddress.port);
}

function keepTidy({ tidyUp }: Accounts, warn: (line: string) => void): void {
  const tidy = (): void =>
    void tidyUp().catch((error: unknown) => warn(`Expired sessions and links stay for now: ${String(error)}`));
  tidy();
  setInterval(tidy, TIDY_EVERY).unref();
}

/** One turn after the other: a long one delays the next. */
function keepJudging({ judgeAlerts }: Accounts, warn: (line: string) => void): void {
  const turn = async (): Promise<void> => {
    await judgeAlerts().catch((error: unknown) => warn(`Alerts are waiting: ${String(error)}`));
    setTimeout(() => void turn(), JUDGE_EVERY).unref();
  };
  void turn();
}

async function warnOfSettings(accounts: Accounts, { publicUrl }: Config, warn: (line: string) => void): Promise<void> {
  warnOfPlainHttp(publicUrl, warn);
  if ((await accounts.hasAny()) && !(await accounts.hasAdministrator()))
    warn(
      'There is no administrator, so no one reads messages and requests. Create one: npm run admin -- create you@example.net',
    );
}

/** Over plain http anybody on the way reads the session's cookie. */
function warnOfPlainHttp(publicUrl: string | undefined, warn: (line: string) => void): void {
  if (publicUrl === undefined || isSecure(new URL(publicUrl))) return;
  warn(`PUBLIC_URL ${publicUrl} is plain http: passwords and sessions can be read in transit. Use https.`);
}

/** Says what a start has loaded; mostly there was nothing to load. */
const logLoad =
  (log: ServerLog) =>
  (event: ImportEvent): void => {
    if (event.type === 'done' && event.report.files.length > 0) log.info(totalText(event.report));
  };
