import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { openStore } from '../src/store/open.ts';
import { CLUSTER_SHARDS } from './citus.ts';
import { citusPrograms, createOverNodes, startNodes } from './citusNodes.ts';
import { citusDatabases, EMPTY, pgliteFolder } from './databases.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgresServer.ts';

/** Databases that test files take copies of; an empty, migrated one of each engine is there from the beginning. */
export interface Databases {
  /** Folder that all test files share, with the data folders of the embedded engine. */
  readonly folder: string;
  /** Address of a running PostgreSQL up to the name of the database; null if its programs are not installed. */
  readonly postgres: string | null;
  /** The same of the nodes of a Citus cluster, the coordinator's first; null without `TEST_CITUS=yes`, or where Citus is not installed. */
  readonly citus: readonly string[] | null;
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
  const nodes = process.env['TEST_CITUS'] === 'yes' ? await startEmptyCluster() : null;
  const citus = nodes?.map((node) => node.addressOf('')) ?? null;
  provide('databases', { folder, postgres: address?.slice(0, -EMPTY.length) ?? null, citus });
  return () => {
    server?.stop();
    for (const node of nodes ?? []) node.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startEmptyCluster(): Promise<PostgresServer[] | null> {
  const programs = citusPrograms();
  if (programs === null) return null;
  const nodes = await startNodes(programs);
  await (await createOverNodes(nodes, EMPTY, CLUSTER_SHARDS)).store.close();
  await citusDatabases(nodes.map((node) => node.addressOf(''))).seal(EMPTY);
  return nodes;
}
