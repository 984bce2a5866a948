import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Config } from '../../config.ts';

const LOADER = new URL('main.ts', import.meta.url);

/** A load that may be under way. */
export interface FirstLoad {
  /** Resolves at its end, whatever came of it: the server does what is left to do, or says what is wrong. */
  readonly ended: Promise<void>;
  stop(): void;
}

/** Whether these settings ask for a load apart. Several servers may begin over one PostgreSQL at the same time: that is for them to settle. */
export function wantsLoadApart({ sampleData, databaseUrl }: Config): boolean {
  return sampleData && databaseUrl === undefined;
}

/** Loads the first data of a new folder in a process of its own, so that the system gets its memory back. `say` hears its lines. */
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
