import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** The reader of the output is gone, as with `head`: a reason to stop, not an error. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
}

const STANDARD_OUTPUT = 1;
const FULL_PIPE_WAIT_MS = 2;

/** Resolves when all bytes are written to standard output, so that the buffer can be reused. */
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
