import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** The reader of the output has gone away, as `head` does: a reason to stop, not a fault. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
}

const STANDARD_OUTPUT = 1;
const FULL_PIPE_WAIT_MS = 2;

/** Writes all bytes to standard output before it answers, so that they may be used again. */
export async function writeOutput(bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(STANDARD_OUTPUT, bytes, at);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE') throw new ReaderGone();
      if (code !== 'EAGAIN') throw error;
      await setTimeout(FULL_PIPE_WAIT_MS);
    }
  }
}
