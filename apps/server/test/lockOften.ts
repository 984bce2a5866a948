import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { DataDirInUse, lockDataDir } from '../src/store/dataDirLock.ts';

/**
 * One of several processes that take the same folders at the same instants: `FOLDER ROUNDS BEGINNING EVERY`. Each folder has the lock of a process
 * that is gone. Says for each round whether it got the folder, and keeps it.
 */
const [folder = '', rounds = '0', beginning = '0', every = '0'] = process.argv.slice(2);
const said: string[] = [];
for (let round = 0; round < Number(rounds); round += 1) {
  const dataDir = join(folder, String(round));
  mkdirSync(dataDir, { recursive: true });
  await setTimeout(Math.max(0, Number(beginning) + round * Number(every) - Date.now() - 5));
  while (Date.now() < Number(beginning) + round * Number(every));
  try {
    await lockDataDir(dataDir);
    said.push('got');
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    said.push('refused');
  }
}
writeFileSync(join(folder, `said-${process.pid}`), said.join(' '));
// Who has got a folder lives until all have tried.
await setTimeout(2_000);
