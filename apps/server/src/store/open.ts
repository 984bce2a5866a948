import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dropLeftovers } from './generation.ts';
import { lockDataDir } from './dataDirLock.ts';
import { engineProblem, folderProblem } from './folderProblem.ts';
import { migrate } from './migrate.ts';
import { openPgliteStore } from './pglite/pgliteStore.ts';
import { openPostgresStore } from './postgres/postgresStore.ts';
import { createReserve } from './reserve.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  /** Folder of the embedded database, `db` in it. Made when missing. */
  readonly dataDir: string;
  /** A PostgreSQL server to use instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
}

/**
 * Opens the database, brings its schema up to date and forgets what a killed process left half loaded.
 *
 * The embedded database belongs to one process at a time: throws `DataDirInUse` when another one holds it, and `CannotOpen` where the operator has
 * to do something.
 */
export async function openStore({ dataDir, databaseUrl }: StoreSettings): Promise<Store> {
  if (databaseUrl !== undefined) return prepare(await openPostgresStore(databaseUrl));
  const unlock = await lockFolder(dataDir);
  try {
    return await openFolder(dataDir, unlock);
  } catch (error) {
    await unlock();
    throw await engineProblem(error, dataDir);
  }
}

async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return await lockDataDir(dataDir);
  } catch (error) {
    throw folderProblem(error, dataDir);
  }
}

async function openFolder(dataDir: string, unlock: () => Promise<void>): Promise<Store> {
  const reserve = createReserve(join(dataDir, 'reserve'));
  const plan = { beforeReopening: (reason: Error) => reserve.release(reason) };
  const store = await prepare(await openPgliteStore(join(dataDir, 'db'), plan));
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
