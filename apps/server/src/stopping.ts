import process from 'node:process';
import type { ServerLog } from './telemetry/log.ts';

/** Anyone who stops a group sends its signal to each process in it, and those pass it on: what comes again so soon is the same signal. */
const SAME_SIGNAL_MS = 1_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `stop` once when this process is to end: at a signal of the terminal or the system, and when the process that started it and holds its channel
 * is gone. A signal that comes later than a second after the one before ends at once.
 */
export function onStop(stop: () => void): void {
  let last: number | null = null;
  const hear = (): void => {
    const now = performance.now();
    if (last === null) stop();
    else if (now - last > SAME_SIGNAL_MS) process.exit(1);
    last = now;
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  if (process.connected) process.on('disconnect', hear);
  // A terminal that was closed takes no more words: that is no reason to end in the middle of closing.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Ends cleanly when it is to. */
export function endOnSignal(log: ServerLog, close: () => Promise<void>): void {
  onStop(() => {
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fault(error);
        process.exit(1);
      },
    );
  });
}
