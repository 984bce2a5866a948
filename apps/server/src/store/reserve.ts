import { existsSync } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';

/**
 * Bytes kept back. Recovery after a full disk writes the pages that the engine held in memory, 128 MiB (`shared_buffers`) and holes in the files until
 * then, and a piece of the log, 16 MiB; dropping what filled the disk may write another.
 */
const SIZE = 168 * 1024 * 1024;
const PIECE = Buffer.alloc(1024 * 1024);
/** After it was given, it is taken back as soon as there is room. */
const AGAIN_EVERY_MS = 60_000;

/**
 * Room on the disk that is given to the database when there is no other: without it a full disk would also keep it from forgetting the load that
 * filled it.
 */
export interface Reserve {
  /** Takes the room; where there is none, later. */
  hold(): Promise<void>;
  /** Gives it, and says whether there was one to give. */
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

/** Whether the file has its size now. */
async function fill(path: string): Promise<boolean> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size === SIZE) return true;
  try {
    const file = await open(path, 'w', 0o600);
    try {
      for (let written = 0; written < SIZE; written += PIECE.length) await file.write(PIECE);
      return true;
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC' || (error as NodeJS.ErrnoException).code === 'EDQUOT')
      return false;
    throw error;
  }
}
