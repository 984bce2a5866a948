import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { clusterSteps, takeSteps } from '../src/store/cluster/initCluster.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { readLimits, tell } from './databases.ts';
import type { Engine } from './engines.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgresServer.ts';

/** A cluster of a coordinator and two workers on this machine, with a database laid out over it. */
export interface Cluster {
  readonly store: Store;
  readonly databaseUrl: string;
  readonly workers: readonly PostgresServer[];
  /** Takes another worker in, without any rows, and gives its port. */
  addWorker(): Promise<number>;
  remove(): Promise<void>;
}

const DATABASE = 'routeglass';
const SHARDS = 4;
const SETTINGS = [
  'fsync=off',
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'max_prepared_transactions=50',
  'max_connections=300',
  // Citus keeps one for each database.
  'max_worker_processes=64',
];

/** Folder of PostgreSQL's programs where Citus is installed beside them; null elsewhere, after a line that says so. */
export function citusPrograms(): string | null {
  const programs = postgresPrograms();
  if (programs !== null && existsSync(join(programs, '..', 'lib', 'citus.so'))) return programs;
  console.warn('Citus is not installed beside PostgreSQL here: nothing is tested on a cluster');
  return null;
}

/** A coordinator and two workers, without a database. */
export function startNodes(programs: string): Promise<PostgresServer[]> {
  return Promise.all([0, 1, 2].map(() => startPostgres(programs, undefined, SETTINGS)));
}

/** Makes a database on these nodes, the coordinator first, and lays it out over them. Gives its store and its address. */
export async function createOverNodes(
  nodes: readonly PostgresServer[],
  name: string,
): Promise<{ store: Store; databaseUrl: string }> {
  const addresses = nodes.map((node) => node.createDatabase(name));
  for (const address of addresses) await tell(address, ['create extension citus']);
  const [databaseUrl = '', ...workers] = addresses;
  await tell(databaseUrl, [
    `select citus_set_coordinator_host('127.0.0.1', ${portOf(databaseUrl)})`,
    ...workers.map((worker) => `select citus_add_node('127.0.0.1', ${portOf(worker)})`),
  ]);
  const store = await openStore({ dataDir: '', databaseUrl, readLimits });
  await takeSteps(store, await clusterSteps(store, SHARDS), () => {});
  return { store, databaseUrl };
}

export async function startCluster(programs: string): Promise<Cluster> {
  const nodes = await startNodes(programs);
  const { store, databaseUrl } = await createOverNodes(nodes, DATABASE);
  return {
    store,
    databaseUrl,
    workers: nodes.slice(1),
    async addWorker() {
      const node = await startPostgres(programs, undefined, SETTINGS);
      nodes.push(node);
      const address = node.createDatabase(DATABASE);
      await tell(address, ['create extension citus']);
      await tell(databaseUrl, [`select citus_add_node('127.0.0.1', ${portOf(address)})`]);
      return Number(portOf(address));
    },
    async remove() {
      await store.close();
      for (const node of nodes) node.stop();
    },
  };
}

/** A cluster of its own as an engine to run a suite over; none where Citus is not installed, or where every suite runs over one (`TEST_CITUS`). */
export function clusterEngines(): readonly Pick<Engine, 'name' | 'open'>[] {
  if (inject('databases').citus) return [];
  const programs = citusPrograms();
  return programs === null ? [] : [{ name: 'Citus', open: () => startCluster(programs) }];
}

const portOf = (address: string): string => new URL(address).port;
