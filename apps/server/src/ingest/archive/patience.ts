import { setTimeout } from 'node:timers/promises';
import { ArchiveProblem } from './webAddress.ts';

/** How often a temporary failure is retried, and how long the pauses are. */
export interface Patience {
  readonly tries: number;
  /** Milliseconds before the second try. Each pause is twice the last, up to half a minute. */
  readonly pause: number;
}

export const usualPatience: Patience = { tries: 6, pause: 500 };
const LONGEST_PAUSE = 30_000;

/** A temporary failure: the connection broke, or the server is busy. `after` is the pause the server asks for, in milliseconds. */
export class Passing extends Error {
  override readonly name = 'Passing';
  readonly after: number;

  constructor(message: string, after = 0) {
    super(message);
    this.after = after;
  }
}

/**
 * Tries something until it succeeds or patience runs out. `Passing` and connection failures are retried; other errors are thrown at once.
 * `progressed` says whether a failed try got further than the one before: then counting starts over.
 */
export async function withPatience<T>(
  patience: Patience,
  signal: AbortSignal,
  attempt: () => Promise<T>,
  progressed: () => boolean = () => false,
): Promise<T> {
  let failures = 0;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || error instanceof ArchiveProblem || !mayPass(error)) throw error;
      failures = progressed() ? 1 : failures + 1;
      if (failures >= patience.tries)
        throw new ArchiveProblem(`${messageOf(error)}; gave up after ${patience.tries} tries`, { cause: error });
      const pause = Math.min(LONGEST_PAUSE, patience.pause * 2 ** (failures - 1));
      await setTimeout(
        Math.max(pause, error instanceof Passing ? Math.min(error.after, LONGEST_PAUSE) : 0),
        undefined,
        { signal },
      );
    }
  }
}

/** Failures of the machine itself (disk full, no permission) are not temporary. */
function mayPass(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return (
    error instanceof Passing || !/^(?:ENOSPC|EDQUOT|EACCES|EPERM|EROFS|EIO|EISDIR|ENAMETOOLONG|ERR_INVALID)/.test(code)
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The pause that `Retry-After` asks for (in seconds or as a date), in milliseconds; 0 if there is none. */
export function retryAfter(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  return Math.max(0, (Date.parse(header) || now) - now);
}
