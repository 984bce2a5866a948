import { inject } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { CITUS_SETTINGS, citusPrograms, createOverNodes, portOf, startNodes } from './citusNodes.ts';
import { tell } from './databases.ts';
import type { Engine } from './engines.ts';
import { type PostgresServer, startPostgres } from './postgresServer.ts';

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
/** Of the databases of tests. */
export const CLUSTER_SHARDS = 4;
export async function startCluster(programs: string): Promise<Cluster> {
  const nodes = await startNodes(programs);
  const { store, databaseUrl } = await createOverNodes(nodes, DATABASE, CLUSTER_SHARDS);
  return {
    store,
    databaseUrl,
    workers: nodes.slice(1),
    async addWorker() {
      const node = await startPostgres(programs, undefined, ['fsync=off', ...CITUS_SETTINGS]);
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

/** A cluster of its own as an engine to run a suite over; none if Citus is not installed, or where every suite runs over one (`TEST_CITUS`). */
export function clusterEngines(): readonly Pick<Engine, 'name' | 'open'>[] {
  if (inject('databases').citus) return [];
  const programs = citusPrograms();
  return programs === null ? [] : [{ name: 'Citus', open: () => startCluster(programs) }];
}
