import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files synced at the same time; the disk chooses the order. */
const TOGETHER = 4;

/**
 * Syncs a folder and everything in it to disk; with an instant (milliseconds since 1970) only what changed after it. Files that disappear meanwhile
 * are ignored.
 */
export async function syncTree(folder: string, since = 0): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [...entries.map((entry) => join(entry.parentPath, entry.name)), folder];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++])
      if (since === 0 || (await touchedAt(path)) > since) await sync(path);
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
}

/** Syncs a file, or the entries of a folder, to disk. */
export function sync(path: string): Promise<void> {
  return unlessGone(async () => {
    const file = await open(path, 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }, undefined);
}

/** When its content, name or location last changed. */
function touchedAt(path: string): Promise<number> {
  return unlessGone(async () => (await stat(path)).ctimeMs, 0);
}

async function unlessGone<T>(act: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return otherwise;
  }
}
