import { existsSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotOpen } from './cannotOpen.ts';
import { DatabaseError } from './databaseError.ts';

/** The engine writes its log in pieces of 16 MiB and starts with two. */
const LEAST_ROOM = 64 * 1024 * 1024;
/** SQLSTATEs: a damaged page or index, a file that is missing or unreadable. */
const DAMAGED = new Set(['XX001', 'XX002', '58P01', '58030']);

const wrongs: Readonly<Record<string, (dataDir: string) => string>> = {
  EEXIST: (dataDir) => `DATA_DIR ${dataDir} is a file, not a folder. Give another one with DATA_DIR=…`,
  ENOENT: (dataDir) => `DATA_DIR ${dataDir} cannot be made there. Give another one with DATA_DIR=…`,
  ENOTDIR: (dataDir) => `DATA_DIR ${dataDir} is inside a file, not a folder. Give another one with DATA_DIR=…`,
  EROFS: (dataDir) =>
    `DATA_DIR ${dataDir} is on a read-only disk. Make it writable, or give another one with DATA_DIR=…`,
  EACCES: notAllowed,
  EPERM: notAllowed,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EIO: (dataDir) => `The disk of DATA_DIR ${dataDir} reports errors. Look at the system's log before you go on.`,
};

function notAllowed(dataDir: string): string {
  return `DATA_DIR ${dataDir} is not writable for this user. Change its owner, or give another one with DATA_DIR=…`;
}

function noRoom(dataDir: string): string {
  return `Not enough disk space for the database in DATA_DIR ${dataDir}. Free about 200 MB, or give another one with DATA_DIR=…`;
}

/** The operator's message if the data folder cannot be created, locked or written; any other error is returned unchanged. */
export function folderProblem(error: unknown, dataDir: string): unknown {
  const wrong = wrongs[(error as NodeJS.ErrnoException).code ?? ''];
  return wrong && error instanceof Error && !(error instanceof CannotOpen)
    ? new CannotOpen(wrong(dataDir), { cause: error })
    : error;
}

/** The operator's message if the engine cannot open its database: why the folder is not writable, or that the database is damaged. */
export async function engineProblem(error: unknown, dataDir: string): Promise<unknown> {
  if (!(error instanceof DatabaseError)) return folderProblem(error, dataDir);
  const hindrance = await hindranceIn(dataDir);
  if (hindrance) return folderProblem(hindrance, dataDir);
  const isMade = existsSync(join(dataDir, 'db', 'PG_VERSION'));
  if (!isMade || (error.code !== undefined && !DAMAGED.has(error.code))) return error;
  return new CannotOpen(
    `The database in ${join(dataDir, 'db')} is damaged and cannot be opened (${error.message}). ` +
      `Put a backup of DATA_DIR in its place, or move ${join(dataDir, 'db')} away, start again and import your files again.`,
    { cause: error },
  );
}

async function hindranceIn(dataDir: string): Promise<unknown> {
  const probe = join(dataDir, 'probe');
  try {
    const file = await open(probe, 'w', 0o600);
    await file.close();
    await rm(probe, { force: true });
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < LEAST_ROOM ? Object.assign(new Error('too little room'), { code: 'ENOSPC' }) : null;
  } catch (error) {
    return error;
  }
}
