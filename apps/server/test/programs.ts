import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { inject } from 'vitest';
import { sourceEnvironment, sourceWords } from '../../../tools/source-program.ts';
import { copyPglite, EMPTY } from './databases.ts';

export const main = join(import.meta.dirname, '..', 'src', 'main.ts');
export const ingestMain = join(import.meta.dirname, '..', 'src', 'ingest', 'main.ts');

/** A program that runs. */
export interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Waits for a text in the output and gives everything written up to then. */
  until(text: string): Promise<string>;
  ended(): Promise<number | null>;
}

/** Runs programs of the server without sample data, and clears up after each test. */
export function createPrograms() {
  const running: ChildProcess[] = [];
  const folders: string[] = [];

  function run(file: string, environment: Record<string, string>, words: readonly string[] = []): Run {
    const child = spawn(process.execPath, [...sourceWords, file, ...words], {
      env: { ...sourceEnvironment, SAMPLE_DATA: 'no', HOST: '127.0.0.1', PORT: '0', ...environment },
    });
    running.push(child);
    let written = '';
    child.stdout.on('data', (data: Buffer) => (written += data.toString()));
    child.stderr.on('data', (data: Buffer) => (written += data.toString()));
    // 'exit' may come before the last of the output was read; 'close' comes after it.
    let isOver = false;
    const end = (once(child, 'close') as Promise<[number | null]>).finally(() => (isOver = true));
    return {
      child,
      output: () => written,
      async until(text) {
        while (!written.includes(text)) {
          if (isOver) throw new Error(`ended before it wrote ${text}: ${written}`);
          await Promise.race([once(child.stdout, 'data'), end]);
        }
        return written;
      },
      ended: async () => (await end)[0],
    };
  }
  return {
    run,
    newFolder(): string {
      const folder = mkdtempSync(join(tmpdir(), 'routeglass-run-'));
      folders.push(folder);
      return folder;
    },
    /** A folder with an empty database: to make one from nothing takes most of the time that a program needs to begin. */
    newDataDir(within = tmpdir()): string {
      const folder = mkdtempSync(join(within, 'routeglass-run-data-'));
      folders.push(folder);
      copyPglite(inject('databases').folder, EMPTY, folder);
      return folder;
    },
    clearUp(): void {
      for (const child of running.splice(0)) child.kill('SIGKILL');
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
