import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { sourceEnvironment, sourceWords } from '../../../../tools/source-program.ts';
import { type Confirmed, confirm, writeConfirmed } from './confirmed.ts';
import type { Disk } from './disk.ts';

const writer = join(import.meta.dirname, 'writer.ts');
const CLOSELY_MS = 40;
const LONGEST_MS = 8_000;
const MOST_SAYINGS = 10;

export interface Life {
  readonly milliseconds: number;
  /** How often the writer said that something is done. */
  readonly sayings: number;
  /** Whether it had opened the database and looked for what earlier lives were told. */
  readonly isChecked: boolean;
  readonly wrongs: readonly string[];
}

export interface Lives {
  /** Lets somebody look for what was confirmed and write on, until the power is cut; half of the moments follow from time alone, half closely from
   * what was said to be done. */
  cut(disk: Disk, seed: number, chance: () => number): Promise<Life>;
  /** Lets somebody look for what was confirmed. */
  look(disk: Disk): Promise<Life>;
}

/** Lives of one database, `DISK/data`. `place`: where to remember what was confirmed. */
export function createLives(place: string): Lives {
  const confirmed: Confirmed = { live: new Map(), noted: new Set() };
  const file = join(place, 'confirmed');

  async function live(disk: Disk, seed: number | null, end: (writing: Writing) => Promise<void>): Promise<Life> {
    writeConfirmed(file, confirmed);
    const begun = performance.now();
    const writing = begin({
      DATA_DIR: join(disk.folder, 'data'),
      CONFIRMED: file,
      ...(seed !== null && { SEED: String(seed) }),
    });
    await end(writing);
    const milliseconds = performance.now() - begun;
    const isOwnEnd = writing.isOver();
    if (seed !== null) disk.cut();
    await writing.kill();
    if (seed !== null) disk.turnOn();
    const said = writing.said();
    confirm(said, confirmed);
    const wrongs = [...said.matchAll(/^wrong (.+)$/gm)].map(([, wrong = '']) => wrong);
    const isChecked = /^checked$/m.test(said);
    const mayEnd = seed === null && isChecked;
    if (isOwnEnd && !mayEnd) wrongs.push(`it ended by itself: ${writing.complained().slice(0, 600)}`);
    return { milliseconds, sayings: said.split('\n').length - 1, isChecked, wrongs };
  }

  return {
    cut: (disk, seed, chance) =>
      live(disk, seed, async (writing) => {
        if (chance() < 0.5) await writing.until(() => false, chance() * LONGEST_MS);
        else {
          const wanted = 1 + Math.floor(chance() * MOST_SAYINGS);
          await writing.until(() => writing.said().split('\n').length > wanted);
          await writing.until(() => false, chance() * CLOSELY_MS);
        }
        if (chance() < 0.5) disk.scatter(chance);
      }),
    look: (disk) => live(disk, null, (writing) => writing.until(() => false)),
  };
}

type Writing = ReturnType<typeof begin>;

function begin(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [...sourceWords, writer], {
    env: { ...sourceEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  const over = new AbortController();
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  child.stderr.on('data', (data: Buffer) => (complained += data.toString()));
  const ended = once(child, 'close').then(() => over.abort());
  return {
    said: () => said,
    complained: () => complained,
    isOver: () => over.signal.aborted,
    /** Waits until something holds, for so many milliseconds at most, or for its end. */
    async until(holds: () => boolean, milliseconds?: number): Promise<void> {
      const late = milliseconds === undefined ? [] : [setTimeout(milliseconds, 'late')];
      while (!holds() && !over.signal.aborted)
        if ((await Promise.race([once(child.stdout, 'data'), ended, ...late])) === 'late') return;
    },
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
