import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, describe, expect, it } from 'vitest';
import { DataDirInUse, holderOf, lockDataDir } from '../src/store/dataDirLock.ts';
import { createPrograms } from './programs.ts';

const SLOW = 120_000;
const ROUNDS = 60;
const EVERY_MS = 60;
const taker = join(import.meta.dirname, 'lockOften.ts');
const { newFolder, clearUp } = createPrograms();
afterEach(clearUp);

/** What a process that is gone left: its number lives on, but not its start. */
const stale = JSON.stringify({ pid: process.pid, startedAt: 'another time' });

describe('the lock of a data folder', () => {
  it.each(['one that is gone', 'a power cut'])(
    'left by %s is taken over by exactly one of those who try at once',
    async (who) => {
      const folder = newFolder();
      for (let round = 0; round < ROUNDS; round += 1) {
        mkdirSync(join(folder, String(round)));
        writeFileSync(join(folder, String(round), 'lock'), who === 'a power cut' ? '' : stale);
      }
      const words = [folder, String(ROUNDS), String(Date.now() + 2_500), String(EVERY_MS)];
      const takers = [1, 2, 3, 4].map(() => spawn(process.execPath, [taker, ...words], { stdio: 'inherit' }));
      await Promise.all(takers.map((one) => once(one, 'exit')));
      const said = readdirSync(folder)
        .filter((name) => name.startsWith('said-'))
        .map((name) => readFileSync(join(folder, name), 'utf8').split(' '));
      expect(said).toHaveLength(takers.length);
      const got = Array.from({ length: ROUNDS }, (_, round) => said.filter((one) => one[round] === 'got').length);
      expect(got).toEqual(Array.from({ length: ROUNDS }, () => 1));
    },
    SLOW,
  );

  it('is refused while its holder lives, and gone once it is freed', async () => {
    const folder = newFolder();
    const unlock = await lockDataDir(folder);
    await expect(lockDataDir(folder)).rejects.toBeInstanceOf(DataDirInUse);
    expect(await holderOf(folder)).toBe(process.pid);
    await unlock();
    expect(readdirSync(folder)).toEqual([]);
    expect(await holderOf(folder)).toBeNull();
  });

  it('is taken over from one who died while taking it over, and nothing of that is left', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'lock'), stale);
    const id = createHash('sha256').update(stale).digest('hex').slice(0, 32);
    writeFileSync(join(folder, `lock.${id}`), stale.replace('another', 'a later'));
    writeFileSync(join(folder, '.lock-999999999-draft'), stale);
    await lockDataDir(folder);
    expect(readdirSync(folder)).toEqual(['lock']);
  });
});
