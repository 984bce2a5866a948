import { inject } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { citusDatabases, EMPTY, type NamedDatabases, pgliteDatabases, postgresDatabases } from './databases.ts';
import { ingest } from './ingestion.ts';
import { importsOf, type LoadedPart, openLaboratory } from './laboratory.ts';
import { onlyOnce } from './onlyOnce.ts';

const CITUS = 'Citus';

/** An engine to run a suite over. */
export interface Engine {
  readonly name: string;
  /**
   * A migrated store of one's own, and the function that removes every trace of it: empty, or with so much of the laboratory, which is
   * loaded once for all test files.
   */
  open(part?: LoadedPart): Promise<{ store: Store; remove: () => Promise<void> }>;
  /** Loads so much of the laboratory, where no one has yet, and gives the name of the database. */
  load(part: LoadedPart): Promise<string>;
}

/** Loads so much of the laboratory into every engine, all at the same time: otherwise one test file would wait for the other. */
export async function loadAll(part: LoadedPart): Promise<void> {
  await Promise.all(engines().map(({ load }) => load(part)));
}

/** The embedded engine, and after it PostgreSQL where its programs are installed; with `TEST_CITUS=yes` a cluster as the third. */
export function engines(): [Engine, ...Engine[]] {
  const { folder, postgres, citus } = inject('databases');
  const pglite = engineOver('PGlite', pgliteDatabases(folder));
  if (postgres === null) {
    console.warn('PostgreSQL is not installed here: these tests run on PGlite alone');
    return [pglite];
  }
  const cluster = citus === null ? [] : [engineOver(CITUS, citusDatabases(citus))];
  return [pglite, engineOver('PostgreSQL', postgresDatabases(postgres)), ...cluster];
}

/** The engines that are one database, for what a cluster does not have: triggers on what is copied to each node, backups by this program. */
export function singleEngines(): readonly Engine[] {
  return engines().filter(({ name }) => name !== CITUS);
}

function engineOver(name: string, databases: NamedDatabases): Engine {
  async function load(part: LoadedPart): Promise<string> {
    const database = `routeglass_${part}`;
    await onlyOnce(inject('databases').folder, `${name}-${part}`, async () => {
      const store = await databases.copyAs(database, part === 'week' ? await load('tables') : EMPTY);
      try {
        for (const paths of importsOf(part, await openLaboratory())) await ingestAll(store, paths);
      } finally {
        await store.close();
      }
      await databases.seal(database);
    });
    return database;
  }
  return { name, load, open: async (part) => databases.copyOf(part ? await load(part) : EMPTY) };
}

async function ingestAll(store: Store, paths: string[]): Promise<void> {
  const { files } = await ingest(store, { paths, world: 'lab' });
  const failed = files.find(({ outcome }) => outcome !== 'loaded');
  if (failed) throw new Error(`${failed.file}: ${failed.outcome}, ${failed.message}`);
}
