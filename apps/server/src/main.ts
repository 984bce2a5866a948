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
import { createImporter } from './ingest/importer.ts';
import type { ImportEvent } from './ingest/importEvent.ts';
import { totalText } from './ingest/report/reportText.ts';
import { DataDirInUse } from './store/dataDirLock.ts';
import { openStore } from './store/open.ts';
import { warmNames, warmUp } from './warmUp.ts';

const PATIENCE = 3_000;
const embedFolder = fileURLToPath(new URL('../../../packages/embed/dist/', import.meta.url));
const portalFolder = fileURLToPath(new URL('../../portal/build/client/', import.meta.url));
const portalCode = new URL('../../portal/build/server/index.js', import.meta.url);

try {
  await start();
} catch (error) {
  // What the operator can put right is one line; anything else is a fault of ours and keeps its trace.
  const expected = error instanceof BadSetting || error instanceof CannotListen || error instanceof DataDirInUse;
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

  const store = await openStore(config);
  const importer = createImporter(store, config.retentionDays);
  const holdsFolder = config.databaseUrl === undefined;
  const stopImports = holdsFolder ? await listenForImports(config.dataDir, importer) : async () => {};
  app = createApp({ ...common, store });
  endOnSignal(async () => {
    await listener.close(PATIENCE);
    await importer.close();
    await stopImports();
    await store.close();
  });
  const loading = loadFirstData(importer, config.sampleData ? join(config.dataDir, 'sample') : null, logLoad);
  loading.catch((error: unknown) => console.error('The first data could not be loaded:', error));
  if (!(await hasUsableData(store))) {
    if (config.sampleData) console.log('First start: loading the registry facts and the sample …');
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

/** Ends cleanly at SIGINT, at SIGTERM and when the process that started this one is gone; a second signal ends at once. */
function endOnSignal(close: () => Promise<void>): void {
  let ending = false;
  const end = (): void => {
    if (ending) process.exit(1);
    ending = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  if (process.connected) process.on('disconnect', end);
}
