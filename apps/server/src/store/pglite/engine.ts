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
/** PGlite begins without fsync; a later word wins, but one that says the opposite would mislead anyone who looks at the command line. */
const NO_FSYNC = '-F';
const startParams = [
  ...PGlite.defaultStartParams.filter((word) => word !== NO_FSYNC),
  '-c',
  'fsync=on',
  // The only way of writing that reaches `DurableFolder`.
  '-c',
  'wal_sync_method=fsync',
  '-c',
  `shared_buffers=${HELD_PAGES}MB`,
];

/** Every system writes by itself what has waited so long. */
const WRITTEN_BY_SYSTEM_MS = 15 * 60_000;

/** The engine did not open its folder; `reason` is what it said last. */
export class EngineFailed extends Error {
  override readonly name = 'EngineFailed';
}

/** Opens the database of a folder, or makes one; `memory://` keeps it in memory. The caller holds the folder's lock. */
export async function openEngine(directory: string): Promise<PGlite> {
  const database = IN_MEMORY.test(directory)
    ? await PGlite.create({ dataDir: directory, extensions })
    : await openFolder(directory);
  // What is read lies in memory or in the system's cache: one page costs about what the next one does.
  await database.exec('set random_page_cost = 1.1');
  return database;
}

async function openFolder(directory: string): Promise<PGlite> {
  const making = beingMade(directory);
  // What a power cut or kill left of a database that was being made is none.
  if (existsSync(making)) rmSync(directory, { recursive: true, force: true });
  const isNew = !existsSync(join(directory, 'PG_VERSION'));
  if (isNew) await begin(making);
  // A backup that has just been put back, or what an earlier version wrote.
  else await syncTree(directory, Date.now() - WRITTEN_BY_SYSTEM_MS);
  // Its writer is gone, or it would hold the lock. Cut off by a power cut it is empty, and the engine takes that for a running one.
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

/** A file beside the folder while the folder's database is being made. */
function beingMade(directory: string): string {
  return join(dirname(directory), `${basename(directory)}.making`);
}

/** The mark is on the disk before anything that it speaks of. */
async function begin(making: string): Promise<void> {
  writeFileSync(making, '');
  const dataDir = dirname(making);
  for (const path of [making, dataDir, dirname(dataDir)]) await sync(path);
}

/** `2026-11-22 14:00:00.000 GMT [42] FATAL:  lock file "postmaster.pid" is empty`. */
function reasonIn(lines: readonly string[]): string | undefined {
  return lines.flatMap((line) => /\b(?:FATAL|PANIC):\s+(.+)/.exec(line)?.[1] ?? []).at(-1);
}
