import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { citusPrograms, createOverNodes, startNodes } from '../../apps/server/test/citusNodes.ts';
import { postgresPrograms, startPostgres } from '../../apps/server/test/postgresServer.ts';
import type { Place } from './serverProcess.ts';

const SHARDS = 32;

/** A database to fill, and the location of its files. */
export interface Engine {
  readonly name: string;
  open(folder: string): Promise<{ place: Place; files: readonly string[]; close: () => void }>;
}

const pglite: Engine = {
  name: 'PGlite',
  open: async (folder) => {
    const dataDir = join(folder, 'data');
    return { place: { DATA_DIR: dataDir }, files: [join(dataDir, 'db', 'base')], close: () => {} };
  },
};

const postgres = (programs: string): Engine => ({
  name: 'PostgreSQL',
  async open(folder) {
    const parent = openedParent(folder);
    // Default settings of the package: durable, 128 MB of shared buffers.
    const server = await startPostgres(programs, parent, []);
    const place = { DATABASE_URL: server.createDatabase('routeglass'), DATA_DIR: folder };
    return { place, files: basesIn(parent), close: () => server.stop() };
  },
});

/** A Citus coordinator and two workers with the same settings, on the same machine. */
const citus = (programs: string): Engine => ({
  name: 'Citus',
  async open(folder) {
    const parent = openedParent(folder);
    const nodes = await startNodes(programs, parent, []);
    const { store, databaseUrl } = await createOverNodes(nodes, 'routeglass', SHARDS);
    await store.close();
    const close = (): void => {
      for (const node of nodes) node.stop();
    };
    return { place: { DATABASE_URL: databaseUrl, DATA_DIR: folder }, files: basesIn(parent), close };
  },
});

/** A folder for servers that run as another user. */
function openedParent(folder: string): string {
  chmodSync(folder, 0o777);
  const parent = join(folder, 'postgres');
  mkdirSync(parent);
  chmodSync(parent, 0o777);
  return parent;
}

const basesIn = (parent: string): string[] => readdirSync(parent).map((own) => join(parent, own, 'data', 'base'));

/** The installed engines: the one with this name, in lower case; without a name, PGlite and PostgreSQL. */
export function enginesNamed(wanted: string | undefined): Engine[] {
  const programs = postgresPrograms();
  const cluster = wanted === 'citus' ? citusPrograms() : null;
  return [pglite, ...(programs ? [postgres(programs)] : []), ...(cluster ? [citus(cluster)] : [])].filter(
    ({ name }) => wanted === undefined || name.toLowerCase() === wanted,
  );
}
