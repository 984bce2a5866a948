import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMPORTING, importOnce } from '../ingest/importLock.ts';
import { sourceOfPostgres } from '../store/backup/postgresSource.ts';
import { sourceOfStore } from '../store/backup/storeSource.ts';
import type { BackupSource } from '../store/backup/source.ts';
import type { Store } from '../store/store.ts';
import { writeBackup } from './write.ts';

export interface BackupSettings {
  readonly dataDir: string;
  readonly secretKey: string | undefined;
}

const WAITING = 'Waiting for an import to finish';
export const keyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/** A backup of the embedded database, by its holder. It holds the right to import from its first piece to its last. */
export async function* backupOfStore(
  store: Store,
  settings: BackupSettings,
  onWait: (why: string) => void,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const unlock = await importOnce(store, () => onWait(WAITING), signal);
  try {
    yield* written(await sourceOfStore(store), settings);
  } finally {
    await unlock();
  }
}

/** A backup of a PostgreSQL database, whoever uses it meanwhile. */
export async function* backupOfPostgres(
  databaseUrl: string,
  settings: BackupSettings,
  onWait: (why: string) => void,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  yield* written(await sourceOfPostgres(databaseUrl, IMPORTING, () => onWait(WAITING), signal), settings);
}

async function* written(source: BackupSource, { dataDir, secretKey }: BackupSettings): AsyncGenerator<Uint8Array> {
  try {
    const key = secretKey === undefined ? await readFile(keyFile(dataDir), 'utf8').catch(() => null) : null;
    yield* writeBackup(source, { key: key?.trim() ?? null, made: Date.now() });
  } finally {
    await source.close();
  }
}
