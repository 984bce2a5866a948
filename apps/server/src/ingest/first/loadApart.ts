import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Config } from '../../config.ts';

const LOADER = new URL('main.ts', import.meta.url);

/** A load that may be running. */
export interface FirstLoad {
  /** Resolves at the end, even after a failure: the server then does the rest, or reports the problem. */
  readonly ended: Promise<void>;
  stop(): void;
}

/** Whether these settings call for a separate process. With PostgreSQL several servers may start at once, and they settle it among themselves. */
export function wantsLoadApart({ sampleData, databaseUrl }: Config): boolean {
  return sampleData && databaseUrl === undefined;
}

/** Loads the first data of a new folder in a separate process, so that the system gets its memory back. `say` receives its output lines. */
export function loadApart(config: Config, say: (line: string) => void): FirstLoad {
  const isNew = !existsSync(join(config.dataDir, 'db'));
  if (!isNew || !wantsLoadApart(config)) return { ended: Promise.resolve(), stop() {} };
  const loader = fork(LOADER, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  if (loader.stdout) createInterface(loader.stdout).on('line', say);
  const ended = new Promise<void>((resolve) => {
    loader.once('close', () => resolve());
    loader.once('error', () => resolve());
  });
  return { ended, stop: () => void loader.kill() };
}
