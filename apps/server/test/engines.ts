import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { postgresPrograms, startPostgres } from './postgresServer.ts';

/** An engine to run a suite over: `open` gives an empty, migrated store and the function that removes every trace of it. */
export interface Engine {
  readonly name: string;
  open(): Promise<{ store: Store; remove: () => Promise<void> }>;
}

const pglite: Engine = {
  name: 'PGlite',
  async open() {
    const dataDir = mkdtempSync(join(tmpdir(), 'routeglass-data-'));
    const store = await openStore({ dataDir });
    return {
      store,
      async remove() {
        await store.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  },
};

/** The embedded engine, and PostgreSQL where its programs are installed. */
export function engines(): Engine[] {
  const programs = postgresPrograms();
  if (programs === null) {
    console.warn('PostgreSQL is not installed here: these tests run on PGlite alone');
    return [pglite];
  }
  const postgres: Engine = {
    name: 'PostgreSQL',
    async open() {
      const server = await startPostgres(programs);
      const store = await openStore({ dataDir: tmpdir(), databaseUrl: server.createDatabase('routeglass') });
      return {
        store,
        async remove() {
          await store.close();
          server.stop();
        },
      };
    },
  };
  return [pglite, postgres];
}
