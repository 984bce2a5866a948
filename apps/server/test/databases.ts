import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';

/** The empty, migrated database that every other one begins as a copy of. */
export const EMPTY = 'routeglass_empty';

/** The databases of one engine, by name. Nothing is copied while it is open. */
export interface NamedDatabases {
  /** Copies a database under a name that is known to all test files, and opens the copy. */
  copyAs(name: string, from: string): Promise<Store>;
  /** Opens a copy of one's own; `remove` closes it and takes away every trace of it. */
  copyOf(from: string): Promise<{ store: Store; remove: () => Promise<void> }>;
  /** From now on a database that is closed is only copied. */
  seal(name: string): Promise<void>;
}

/** What waits is bounded by its number alone: its time depends on what else the machine does while tests run. */
export const readLimits = { waitingMsEach: Number.POSITIVE_INFINITY, waitingMs: Number.POSITIVE_INFINITY };

export const pgliteFolder = (folder: string, name: string): string => join(folder, `pglite-${name}`);

/** Copies a database of the embedded engine into a data folder. */
export function copyPglite(folder: string, from: string, dataDir: string): void {
  // What keeps room on the disk is made again when the copy is opened.
  cpSync(pgliteFolder(folder, from), dataDir, { recursive: true, filter: (path) => basename(path) !== 'reserve' });
}

export function pgliteDatabases(folder: string): NamedDatabases {
  const copy = async (from: string, dataDir: string): Promise<Store> => {
    copyPglite(folder, from, dataDir);
    return openStore({ dataDir, readLimits });
  };
  return {
    copyAs: (name, from) => copy(from, pgliteFolder(folder, name)),
    async copyOf(from) {
      const dataDir = mkdtempSync(join(tmpdir(), 'routeglass-data-'));
      const store = await copy(from, dataDir);
      return {
        store,
        async remove() {
          await store.close();
          rmSync(dataDir, { recursive: true, force: true });
        },
      };
    },
    seal: async () => {},
  };
}

/** `server`: its address up to the name of the database. */
export const postgresDatabases = (server: string): NamedDatabases => databasesOn([server]);

/** `nodes`: their addresses up to the name of the database, the coordinator's first. What Citus knows of a database is in it, so that it is copied node by node. */
export const citusDatabases = (nodes: readonly string[]): NamedDatabases => databasesOn(nodes);

function databasesOn(servers: readonly string[]): NamedDatabases {
  const tellAll = async (statement: string): Promise<void> => {
    await Promise.all(servers.map((server) => tell(`${server}postgres`, [statement])));
  };
  const copyAs = async (name: string, from: string): Promise<Store> => {
    await tellAll(`create database "${name}" template "${from}"`);
    return openStore({ dataDir: '', databaseUrl: `${servers[0]}${name}`, readLimits });
  };
  return {
    copyAs,
    async copyOf(from) {
      // The name of a new folder is a name that no one else has.
      const place = mkdtempSync(join(tmpdir(), 'routeglass-'));
      const name = basename(place);
      const store = await copyAs(name, from);
      return {
        store,
        async remove() {
          await store.close();
          // The coordinator first, which asks the others.
          for (const server of servers) {
            await sealOn(server, name);
            await tell(`${server}postgres`, [`drop database "${name}" with (force)`]);
          }
          rmSync(place, { recursive: true });
        },
      };
    },
    seal: (name) => Promise.all(servers.map((server) => sealOn(server, name))).then(() => {}),
  };
}

/** Ends the sessions that Citus keeps in a database, and lets no one in again: what is in use is neither copied nor dropped. */
async function sealOn(server: string, name: string): Promise<void> {
  await tell(`${server}postgres`, [
    `alter database "${name}" allow_connections false`,
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`,
  ]);
}

/** Says statements to a database of a PostgreSQL server, one after the other, and gives the rows of the last. */
export async function tell<Row extends pg.QueryResultRow>(
  address: string,
  statements: readonly string[],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    let rows: readonly Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}
