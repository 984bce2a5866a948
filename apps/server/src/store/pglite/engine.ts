import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFolder } from './durableFolder.ts';
import { HELD_PAGES } from './heldPages.ts';
import { sync, syncTree } from './syncTree.ts';

const extensions = { pg_trgm, btree_gist };
const IN_MEMORY = /^memory:/;
/** PGlite starts with fsync off. A later option would win, but two contradicting ones would mislead readers of the command line. */
const NO_FSYNC = '-F';
const startParams = [
  ...PGlite.defaultStartParams.filter((word) => word !== NO_FSYNC),
  '-c',
  'fsync=on',
  // The only method that reaches `DurableFolder`.
  '-c',
  'wal_sync_method=fsync',
  '-c',
  `shared_buffers=${HELD_PAGES}MB`,
];

/** By this age, every operating system has written its cached data to disk. */
const WRITTEN_BY_SYSTEM_MS = 15 * 60_000;

/** The engine could not open its folder. `reason` is its last message. */
export class EngineFailed extends Error {
  override readonly name = 'EngineFailed';
}

/** Opens the database in a folder, or creates it. `memory://` keeps it in memory. The caller holds the folder's lock. */
export async function openEngine(directory: string): Promise<PGlite> {
  const database = IN_MEMORY.test(directory)
    ? await PGlite.create({ dataDir: directory, extensions })
    : await openFolder(directory);
  // Data is read from memory or the system's cache, so random pages cost about as much as sequential ones.
  await database.exec('set random_page_cost = 1.1');
  return database;
}

async function openFolder(directory: string): Promise<PGlite> {
  const making = beingMade(directory);
  // A database half created before a power failure or kill is not usable.
  if (existsSync(making)) rmSync(directory, { recursive: true, force: true });
  const isNew = !existsSync(join(directory, 'PG_VERSION'));
  if (isNew) await begin(making);
  // This may be a restored backup, or written by an earlier version.
  else await syncTree(directory, Date.now() - WRITTEN_BY_SYSTEM_MS);
  // Its writer is gone, or it would still hold the lock. After a power failure the file may be empty, and the engine would take that for a running
  // server.
  rmSync(join(directory, 'postmaster.pid'), { force: true });
  let isOpen = false;
  const said: string[] = [];
  const hear = (line: string): void => void (isOpen || said.push(line));
  const database = await PGlite.create({
    fs: new DurableFolder(directory, hear),
    extensions,
    startParams,
  }).catch((error: unknown) => {
    throw new EngineFailed(reasonIn(said) ?? String(error), { cause: error });
  });
  isOpen = true;
  if (isNew) {
    await syncTree(directory);
    rmSync(making);
    await sync(dirname(directory));
  }
  return database;
}

/** A file next to the folder that exists while its database is being created. */
function beingMade(directory: string): string {
  return join(dirname(directory), `${basename(directory)}.making`);
}

/** The mark must be on the disk before anything it marks. */
async function begin(making: string): Promise<void> {
  writeFileSync(making, '');
  const dataDir = dirname(making);
  for (const path of [making, dataDir, dirname(dataDir)]) await sync(path);
}

/** `2026-11-22 14:00:00.000 GMT [42] FATAL:  lock file "postmaster.pid" is empty`. */
function reasonIn(lines: readonly string[]): string | undefined {
  return lines.flatMap((line) => /\b(?:FATAL|PANIC):\s+(.+)/.exec(line)?.[1] ?? []).at(-1);
}
