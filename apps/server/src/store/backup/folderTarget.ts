import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { CannotOpen } from '../cannotOpen.ts';
import { lockDataDir } from '../dataDirLock.ts';
import { engineProblem, folderProblem } from '../folderProblem.ts';
import { openPgliteStore } from '../pglite/pgliteStore.ts';
import { sync } from '../pglite/syncTree.ts';
import { makeFolder } from '../makeFolder.ts';
import type { RestoreTarget } from './target.ts';

/**
 * Restores into the embedded database of a folder that no process holds. The new database is built next to an existing one and replaces it at the
 * end. Throws `CannotOpen` if there is a database and `mayReplace` is false.
 */
export async function targetInFolder(dataDir: string, mayReplace: boolean): Promise<RestoreTarget> {
  const [there, made, old] = ['db', 'restoring', 'db.replaced'].map((name) => join(dataDir, name)) as [
    string,
    string,
    string,
  ];
  const unlock = await makeFolder(dataDir, 0o700)
    .then(() => lockDataDir(dataDir))
    .catch((error: unknown) => {
      throw folderProblem(error, dataDir);
    });
  try {
    if (existsSync(join(there, 'PG_VERSION')) && !mayReplace)
      throw new CannotOpen(
        `DATA_DIR ${dataDir} holds a database. Give another folder with DATA_DIR=…, or add --replace to lose what is there.`,
      );
    await rm(made, { recursive: true, force: true });
    const store = await openPgliteStore(made);
    // The rows already include the effects of triggers, and their references were checked.
    await sql`set session_replication_role = replica`.execute(store.bulk);
    return {
      run: async (statement) => void (await sql.raw(statement).execute(store.bulk)),
      copy: (table, columns, chunks) => store.copyInto(table, columns, chunks),
      async finish() {
        await sql`vacuum analyze`.execute(store.bulk);
        await store.close();
        await rm(old, { recursive: true, force: true });
        if (existsSync(there)) await rename(there, old);
        await rename(made, there);
        await sync(dataDir);
        await rm(old, { recursive: true, force: true });
        await unlock();
      },
      async abandon() {
        await store.close();
        await rm(made, { recursive: true, force: true });
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw await engineProblem(error, dataDir);
  }
}
