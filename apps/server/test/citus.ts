import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { clusterSteps, takeSteps } from '../src/store/cluster/initCluster.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { Engine } from './engines.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgresServer.ts';

/** A cluster of a coordinator and two workers on this machine, with a database laid out over it. */
export interface Cluster {
  readonly store: Store;
  readonly databaseUrl: string;
  readonly workers: readonly PostgresServer[];
  remove(): Promise<void>;
}

const DATABASE = 'routeglass';
const SHARDS = 4;
const SETTINGS = [
  'fsync=off',
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'max_prepared_transactions=50',
  'max_connections=100',
];

/** Folder of PostgreSQL's programs where Citus is installed beside them; null elsewhere, after a line that says so. */
export function citusPrograms(): string | null {
  const programs = postgresPrograms();
  if (programs !== null && existsSync(join(programs, '..', 'lib', 'citus.so'))) return programs;
  console.warn('Citus is not installed beside PostgreSQL here: nothing is tested on a cluster');
  return null;
}

export async function startCluster(programs: string): Promise<Cluster> {
  const nodes = await Promise.all([0, 1, 2].map(() => startPostgres(programs, undefined, SETTINGS)));
  const addresses = nodes.map((node) => node.createDatabase(DATABASE));
  for (const address of addresses) await tell(address, ['create extension citus']);
  const [coordinator = '', ...workers] = addresses;
  const portOf = (address: string): string => new URL(address).port;
  await tell(coordinator, [
    `select citus_set_coordinator_host('127.0.0.1', ${portOf(coordinator)})`,
    ...workers.map((worker) => `select citus_add_node('127.0.0.1', ${portOf(worker)})`),
  ]);
  const store = await openStore({ dataDir: '', databaseUrl: coordinator });
  await takeSteps(store, await clusterSteps(store, SHARDS), () => {});
  return {
    store,
    databaseUrl: coordinator,
    workers: nodes.slice(1),
    async remove() {
      await store.close();
      for (const node of nodes) node.stop();
    },
  };
}

/** The cluster as an engine to run a suite over; none where Citus is not installed. */
export function clusterEngines(): readonly Pick<Engine, 'name' | 'open'>[] {
  const programs = citusPrograms();
  return programs === null ? [] : [{ name: 'Citus', open: () => startCluster(programs) }];
}

async function tell(address: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
