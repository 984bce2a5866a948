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

/** Loads the first data of a new folder in a process of its own, whose memory goes with it. `say` hears its lines. */
export function loadApart({ sampleData, databaseUrl, dataDir }: Config, say: (line: string) => void): FirstLoad {
  const isNew = databaseUrl === undefined && !existsSync(join(dataDir, 'db'));
  if (!sampleData || !isNew) return { ended: Promise.resolve(), stop() {} };
  const loader = fork(LOADER, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  if (loader.stdout) createInterface(loader.stdout).on('line', say);
  const ended = new Promise<void>((resolve) => {
    loader.once('close', () => resolve());
    loader.once('error', () => resolve());
  });
  return { ended, stop: () => void loader.kill() };
}
