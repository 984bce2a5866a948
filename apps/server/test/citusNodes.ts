import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterSteps, takeSteps } from '../src/store/cluster/initCluster.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { readLimits, tell } from './databases.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgresServer.ts';

export const CITUS_SETTINGS = [
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'max_prepared_transactions=50',
  'max_connections=300',
  // Citus keeps one for each database.
  'max_worker_processes=64',
];

/** Folder of PostgreSQL's programs if Citus is installed there; otherwise prints one line and returns null. */
export function citusPrograms(): string | null {
  const programs = postgresPrograms();
  if (programs !== null && existsSync(join(programs, '..', 'lib', 'citus.so'))) return programs;
  console.warn('Citus is not installed: the cluster tests are skipped');
  return null;
}

/** A coordinator and two workers, without a database, each in a folder of its own below `parent`. Tests need no data that outlive a power cut. */
export function startNodes(programs: string, parent = tmpdir(), settings = ['fsync=off']): Promise<PostgresServer[]> {
  return Promise.all([0, 1, 2].map(() => startPostgres(programs, parent, [...settings, ...CITUS_SETTINGS])));
}

/** Makes a database on these nodes, the coordinator first, and lays it out over them. Gives its store and its address. */
export async function createOverNodes(
  nodes: readonly PostgresServer[],
  name: string,
  shards: number,
): Promise<{ store: Store; databaseUrl: string }> {
  const addresses = nodes.map((node) => node.createDatabase(name));
  for (const address of addresses) await tell(address, ['create extension citus']);
  const [databaseUrl = '', ...workers] = addresses;
  await tell(databaseUrl, [
    `select citus_set_coordinator_host('127.0.0.1', ${portOf(databaseUrl)})`,
    ...workers.map((worker) => `select citus_add_node('127.0.0.1', ${portOf(worker)})`),
  ]);
  const store = await openStore({ dataDir: '', databaseUrl, readLimits });
  await takeSteps(store, await clusterSteps(store, shards), () => {});
  return { store, databaseUrl };
}

export const portOf = (address: string): string => new URL(address).port;
