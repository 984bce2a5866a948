import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { BadSetting, readConfig } from './config.ts';
import { CannotListen, listen } from './http/listen.ts';
import { loadPortalFiles } from './http/portalFiles.ts';
import { DataDirInUse } from './store/dataDirLock.ts';
import { openStore } from './store/open.ts';

const PATIENCE = 3_000;
const portalFolder = fileURLToPath(new URL('../../portal/build/client/', import.meta.url));

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
  let ready = false;
  const common = {
    isReady: () => ready,
    portalFiles: await loadPortalFiles(portalFolder),
    publicUrl: config.publicUrl,
    rateLimit: config.rateLimit,
    trustProxy: config.trustProxy,
    clock: Date.now,
    log: (line: string) => console.error(line),
  };
  let app = createApp({ ...common, store: null });
  const listener = await listen((request, environment) => app.fetch(request, environment), config.host, config.port);

  const store = await openStore(config);
  app = createApp({ ...common, store });
  endOnSignal(async () => {
    await listener.close(PATIENCE);
    await store.close();
  });
  ready = true;
  console.log(`Routeglass answers at ${config.publicUrl ?? `http://localhost:${listener.port}`}`);
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
