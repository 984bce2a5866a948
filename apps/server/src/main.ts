import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { BadSetting, readConfig } from './config.ts';
import { createDrawer } from './http/drawing/drawer.ts';
import { CannotListen, listen } from './http/listen.ts';
import { loadPortalFiles } from './http/portalFiles.ts';
import { sampleSession } from './http/sampleSession.ts';
import { listenForImports } from './ingest/control/server.ts';
import { hasUsableData, loadFirstData } from './ingest/firstData.ts';
import { createImporter, type Importer } from './ingest/importer.ts';
import type { ImportEvent } from './ingest/importEvent.ts';
import { totalText } from './ingest/report/reportText.ts';
import { CannotOpen } from './store/cannotOpen.ts';
import { openStore } from './store/open.ts';
import { CallerGone, TooManyReads } from './store/refusedReads.ts';
import { onStop } from './stopping.ts';
import { warmNames, warmUp } from './warmUp.ts';

const PATIENCE = 3_000;
const embedFolder = fileURLToPath(new URL('../../../packages/embed/dist/', import.meta.url));
const portalFolder = fileURLToPath(new URL('../../portal/build/client/', import.meta.url));
const portalCode = new URL('../../portal/build/server/index.js', import.meta.url);

let isEnding = false;
// When two reads run at once and one fails, nothing waits for the other: its refusal must not end the server.
process.on('unhandledRejection', (reason) => {
  if (!(reason instanceof CallerGone || reason instanceof TooManyReads)) report(reason);
});
try {
  await start();
} catch (error) {
  report(error);
}

function report(error: unknown): void {
  // What was under way finds its database closed.
  if (isEnding) return;
  // What the operator can put right is one line; anything else is a fault of ours and keeps its trace.
  const expected = error instanceof BadSetting || error instanceof CannotListen || error instanceof CannotOpen;
  console.error(expected ? error.message : error);
  process.exit(1);
}

/** Listens at once, answers as soon as the database is open, says so, and ends when asked to. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = (line: string): void => console.error(line);
  const portalFiles = await loadPortalFiles(portalFolder);
  let ready = false;
  const common = {
    isReady: () => ready,
    portalFiles,
    ...(portalFiles.size > 0 && { draw: createDrawer(portalCode, log) }),
    embedFiles: await loadPortalFiles(embedFolder),
    embedOrigins: config.embedOrigins,
    publicUrl: config.publicUrl,
    rateLimit: config.rateLimit,
    trustProxy: config.trustProxy,
    outside: { whois: { first: config.whoisServer }, resolver: { servers: config.resolver } },
    sessionOf: sampleSession(config.sampleSession, config.sampleData),
    maySwitchSession: config.sampleData,
    clock: Date.now,
    log,
  };
  let app = createApp({ ...common, store: null });
  const listener = await listen((request, environment) => app.fetch(request, environment), config.host, config.port);

  const opening = openStore({ ...config, log });
  let importer: Importer | null = null;
  let stopImports = async (): Promise<void> => {};
  endOnSignal(async () => {
    isEnding = true;
    await listener.close(PATIENCE);
    // A database that is just being opened is closed, too.
    const opened = await opening.catch(() => null);
    await importer?.close();
    await stopImports();
    await opened?.close();
  });
  const store = await opening;
  if (isEnding) return;
  importer = createImporter(store, config.retentionDays);
  if (config.databaseUrl === undefined) stopImports = await listenForImports(config.dataDir, importer);
  app = createApp({ ...common, store });
  const loading = loadFirstData(importer, config.sampleData ? join(config.dataDir, 'sample') : null, logLoad);
  loading.catch((error: unknown) => isEnding || console.error('The first data could not be loaded:', error));
  if (!(await hasUsableData(store))) {
    if (config.sampleData) console.log('First start: loading registry data and the demo data …');
    await Promise.allSettled([loading]);
  }
  await warmUp(app);
  ready = true;
  void warmNames(app);
  console.log(`Routeglass answers at ${config.publicUrl ?? `http://localhost:${listener.port}`}`);
}

/** Says what a start has loaded; mostly there was nothing to load. */
function logLoad(event: ImportEvent): void {
  if (event.type === 'done' && event.report.files.length > 0) console.log(totalText(event.report));
}

/** Ends cleanly when it is to. */
function endOnSignal(close: () => Promise<void>): void {
  onStop(() => {
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
