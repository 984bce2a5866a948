import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { EmptyDatabases } from './prepareEngines.ts';

/** An engine to run a suite over: `open` gives an empty, migrated store and the function that removes every trace of it. */
export interface Engine {
  readonly name: string;
  open(): Promise<{ store: Store; remove: () => Promise<void> }>;
}

/** The embedded engine, and after it PostgreSQL where its programs are installed. */
export function engines(): [Engine, ...Engine[]] {
  const { folder, postgres } = inject('emptyDatabases');
  if (postgres) return [pglite(folder), postgresql(postgres)];
  console.warn('PostgreSQL is not installed here: these tests run on PGlite alone');
  return [pglite(folder)];
}

function pglite(empty: string): Engine {
  return {
    name: 'PGlite',
    async open() {
      const dataDir = mkdtempSync(join(tmpdir(), 'routeglass-data-'));
      cpSync(empty, dataDir, { recursive: true });
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
}

function postgresql({ server, database }: NonNullable<EmptyDatabases['postgres']>): Engine {
  const tell = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: `${server}postgres` });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    name: 'PostgreSQL',
    async open() {
      // The name of a new folder is a name that nobody else has.
      const place = mkdtempSync(join(tmpdir(), 'routeglass-'));
      const name = basename(place);
      await tell(`create database "${name}" template "${database}"`);
      const store = await openStore({ dataDir: place, databaseUrl: `${server}${name}` });
      return {
        store,
        async remove() {
          await store.close();
          await tell(`drop database "${name}" with (force)`);
          rmSync(place, { recursive: true });
        },
      };
    },
  };
}
