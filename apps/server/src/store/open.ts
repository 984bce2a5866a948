import { join } from 'node:path';
import { dropLeftovers } from './generation.ts';
import { lockDataDir } from './dataDirLock.ts';
import { isDiskFull } from './diskFull.ts';
import { engineProblem, folderProblem } from './folderProblem.ts';
import { makeFolder } from './makeFolder.ts';
import { migrate } from './migrate.ts';
import { openPgliteStore } from './pglite/pgliteStore.ts';
import { openPostgresStore } from './postgres/postgresStore.ts';
import type { CrashPlan } from './pglite/session.ts';
import type { ReadLimits } from './readQueue.ts';
import { createReserve } from './reserve.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  /** The data folder; the embedded database is in `db`. Created if missing. */
  readonly dataDir: string;
  /** A PostgreSQL server to use instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** A streaming replica of the server for look-ups of public data. */
  readonly databaseReadUrl?: string | undefined;
  /** Limits for look-ups that replace the engine's defaults. */
  readonly readLimits?: Partial<ReadLimits> | undefined;
  /** Receives a line for the operator. Default: none. */
  readonly log?: ((line: string) => void) | undefined;
}

/**
 * Opens the database, brings its schema up to date and removes half-loaded data of killed processes.
 *
 * The embedded database belongs to one process at a time. Throws `DataDirInUse` if another process holds it, and `CannotOpen` if the operator has to
 * act.
 */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { dataDir, databaseUrl, databaseReadUrl, readLimits = {}, log = () => {} } = settings;
  if (databaseUrl !== undefined)
    return prepare(await openPostgresStore(databaseUrl, { limits: readLimits, readUrl: databaseReadUrl, log }));
  const unlock = await lockFolder(dataDir);
  try {
    return await openFolder(dataDir, { log, unlock, readLimits });
  } catch (error) {
    await unlock();
    throw await engineProblem(error, dataDir);
  }
}

async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  try {
    await makeFolder(dataDir, 0o700);
    return await lockDataDir(dataDir);
  } catch (error) {
    throw folderProblem(error, dataDir);
  }
}

interface FolderSettings {
  readonly log: (line: string) => void;
  readonly unlock: () => Promise<void>;
  readonly readLimits: Partial<ReadLimits>;
}

async function openFolder(dataDir: string, { log, unlock, readLimits }: FolderSettings): Promise<Store> {
  const reserve = createReserve(join(dataDir, 'reserve'));
  const told = `The disk of DATA_DIR ${dataDir} is full. What was loaded stays; free some room before the next import.`;
  const plan: CrashPlan = {
    async beforeReopening(reason) {
      if (!isDiskFull(reason)) return;
      log(told);
      await reserve.release();
    },
  };
  const open = (): Promise<Store> => openPgliteStore(join(dataDir, 'db'), plan, readLimits);
  const opened = await open().catch(async (error: unknown) => {
    // After a stop on a full disk, only the reserve leaves room to recover.
    if (!isDiskFull(error) || !(await reserve.release())) throw error;
    log(told);
    return open();
  });
  const store = await prepare(opened);
  await reserve.hold();
  return {
    ...store,
    async close() {
      reserve.close();
      await store.close();
      await unlock();
    },
  };
}

async function prepare(store: Store): Promise<Store> {
  try {
    await migrate(store);
    await dropLeftovers(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
