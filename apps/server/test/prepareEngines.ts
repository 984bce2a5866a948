import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '../src/store/open.ts';
import { EMPTY, pgliteFolder } from './databases.ts';
import { postgresPrograms, startPostgres } from './postgresServer.ts';

/** Databases that test files take copies of; an empty, migrated one of each engine is there from the beginning. */
export interface Databases {
  /** Folder that all test files share, with the data folders of the embedded engine. */
  readonly folder: string;
  /** Address of a running PostgreSQL up to the name of the database; null where its programs are not installed. */
  readonly postgres: string | null;
}

declare module 'vitest' {
  interface ProvidedContext {
    databases: Databases;
  }
}

export default async function prepareEngines({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-tests-'));
  const dataDir = pgliteFolder(folder, EMPTY);
  await (await openStore({ dataDir })).close();
  rmSync(join(dataDir, 'reserve'), { force: true });
  const programs = postgresPrograms();
  const server = programs === null ? null : await startPostgres(programs);
  const address = server?.createDatabase(EMPTY);
  if (address) await (await openStore({ dataDir, databaseUrl: address })).close();
  provide('databases', { folder, postgres: address?.slice(0, -EMPTY.length) ?? null });
  return () => {
    server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
