import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '../src/store/open.ts';
import { postgresPrograms, startPostgres } from './postgresServer.ts';

/** An empty, migrated database of each engine, made once for all tests: each takes a copy of its own. */
export interface EmptyDatabases {
  /** Data folder of the embedded engine. */
  readonly folder: string;
  /** Database of a running PostgreSQL; null where its programs are not installed. */
  readonly postgres: { readonly server: string; readonly database: string } | null;
}

declare module 'vitest' {
  interface ProvidedContext {
    emptyDatabases: EmptyDatabases;
  }
}

const DATABASE = 'routeglass_empty';

export default async function prepareEngines({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-empty-'));
  await (await openStore({ dataDir: folder })).close();
  rmSync(join(folder, 'reserve'), { force: true });
  const programs = postgresPrograms();
  const server = programs === null ? null : await startPostgres(programs);
  const address = server?.createDatabase(DATABASE);
  if (address) await (await openStore({ dataDir: folder, databaseUrl: address })).close();
  const postgres = address ? { server: address.slice(0, -DATABASE.length), database: DATABASE } : null;
  provide('emptyDatabases', { folder, postgres });
  return () => {
    server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
