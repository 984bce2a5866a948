import { setTimeout } from 'node:timers/promises';
import { DataDirInUse, holderOf } from '../store/dataDirLock.ts';
import { openStore, type StoreSettings } from '../store/open.ts';
import { importThroughServer } from './control/client.ts';
import type { ImportReport, Listener } from './importEvent.ts';
import { createImporter } from './importer.ts';
import type { ImportRequest } from './importRequest.ts';

const EVERY = 500;

/** The database, and how many days of updates it keeps. */
export interface ImportSettings extends StoreSettings {
  readonly retentionDays: number;
}

/** Imports in the process that holds the database: the running server, or this process if there is none. Waits while another import holds it. */
export async function importByHolder(
  settings: ImportSettings,
  request: ImportRequest,
  listener: Listener,
  signal: AbortSignal,
): Promise<ImportReport> {
  let waits = false;
  for (;;) {
    if (settings.databaseUrl === undefined) {
      const report = await importThroughServer(settings.dataDir, request, listener, signal);
      if (report) return report;
    }
    try {
      return await importHere(settings, request, listener, signal);
    } catch (error) {
      if (!(error instanceof DataDirInUse)) throw error;
    }
    const holder = await holderOf(settings.dataDir);
    if (!waits && holder !== null) {
      waits = true;
      const message = `Waiting for process ${holder}, which uses ${settings.dataDir} and does not accept imports yet`;
      listener({ type: 'waiting', message });
    }
    await setTimeout(EVERY, undefined, { signal });
  }
}

async function importHere(
  settings: ImportSettings,
  request: ImportRequest,
  listener: Listener,
  signal: AbortSignal,
): Promise<ImportReport> {
  const store = await openStore(settings);
  try {
    const importer = createImporter(store, settings.retentionDays);
    return await importer.run(request, (event) => event.type !== 'failed' && listener(event), signal);
  } finally {
    await store.close();
  }
}
