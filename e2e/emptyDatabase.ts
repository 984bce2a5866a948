import { cpSync, existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openStore } from '../apps/server/src/store/open.ts';
import { emptyFolder } from './places.ts';

/** What keeps room on the disk: a server makes it again when it opens a copy. */
const RESERVE = 'reserve';

/** Makes the database that data folders begin as a copy of: to make one from nothing takes most of the time that a server needs to begin. */
export async function makeEmptyDatabase(): Promise<void> {
  if (existsSync(emptyFolder())) return;
  await (await openStore({ dataDir: emptyFolder() })).close();
  rmSync(join(emptyFolder(), RESERVE), { force: true });
}

/** Puts an empty database into a data folder that has none. */
export function fillWithEmpty(dataDir: string): void {
  if (existsSync(join(dataDir, 'db'))) return;
  cpSync(emptyFolder(), dataDir, { recursive: true, filter: (path) => basename(path) !== RESERVE });
}
