import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { HELD_PAGES } from './pglite/heldPages.ts';

const MIB = 1024 * 1024;
/**
 * Size of the reserve in bytes. Recovery after a full disk writes the pages that the engine held in memory (holes in the files until then) and a 16
 * MiB piece of the log. Dropping the load that filled the disk may write another piece. The rest is spare.
 */
const SIZE = (HELD_PAGES + 40) * MIB;
const PIECE = Buffer.alloc(MIB);
/** How often a released reserve tries to take its space back. */
const AGAIN_EVERY_MS = 60_000;

/**
 * Disk space that is given to the database when there is no other. Without it, a full disk would also keep the database from dropping the load that
 * filled it.
 */
export interface Reserve {
  /** Takes the space, now or when there is enough. */
  hold(): Promise<void>;
  /** Frees the space. Returns whether it was held. */
  release(): Promise<boolean>;
  close(): void;
}

/** The reserve as a file. */
export function createReserve(path: string): Reserve {
  let timer: NodeJS.Timeout | undefined;

  async function hold(): Promise<void> {
    if (await fill(path)) return;
    await rm(path, { force: true });
    later();
  }

  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void hold().catch(() => {}), AGAIN_EVERY_MS);
    timer.unref();
  }

  return {
    hold,
    async release() {
      const isHeld = existsSync(path);
      await rm(path, { force: true });
      later();
      return isHeld;
    },
    close: () => clearTimeout(timer),
  };
}

/** Returns whether the file now has its size. */
async function fill(path: string): Promise<boolean> {
  if ((await sizeOf(path)) === SIZE) return true;
  try {
    // Created here first, so that only its owner may read it.
    await (await open(path, 'w', 0o600)).close();
    await allocate(path);
    if ((await sizeOf(path)) !== SIZE) await write(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC' || (error as NodeJS.ErrnoException).code === 'EDQUOT')
      return false;
    throw error;
  }
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Allocates the space without writing it, if the system and the file system support it: some 10 ms instead of a second on a slow disk. */
async function allocate(path: string): Promise<void> {
  await promisify(execFile)('fallocate', ['--length', String(SIZE), '--', path]).catch(() => {});
}

async function write(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (let written = 0; written < SIZE; written += PIECE.length) await file.write(PIECE);
  } finally {
    await file.close();
  }
}
