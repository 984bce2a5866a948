import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are written at the same time: the disk orders what it is given. */
const TOGETHER = 4;

/** Puts all that a folder holds on the disk, itself included. What disappears meanwhile needs no writing. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  let next = 0;
  const work = async (): Promise<void> => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) await sync(path);
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  await sync(folder);
}

/** Puts a file, or the names in a folder, on the disk. */
export async function sync(path: string): Promise<void> {
  try {
    const file = await open(path, 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
