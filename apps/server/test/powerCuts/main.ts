import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { openStore } from '../../src/store/open.ts';
import { syncTree } from '../../src/store/pglite/syncTree.ts';
import { onStop } from '../../src/stopping.ts';
import { createChance } from './chance.ts';
import { createLives, type Life } from './lives.ts';
import { makeDisk } from './disk.ts';

/** `npm run cuts -- [CUTS] [SEED]`: cuts the power of a database at random moments and looks whether it starts and has what was confirmed. */
const [cuts = '200', first = '1'] = process.argv.slice(2);
const MEGABYTES = 3_000;
const LIVES = 10;

const place = mkdtempSync(join(tmpdir(), 'routeglass-cuts-'));
const made = join(place, 'made');
const totals = { cuts: 0, checked: 0, wrong: 0 };
const stopping = new AbortController();
onStop(() => stopping.abort());
try {
  await (await openStore({ dataDir: made })).close();
  for (let disk = 0; totals.cuts < Number(cuts) && !stopping.signal.aborted; disk += 1) await liveOn(disk);
  console.log(
    `${totals.cuts} cuts; opened and looked ${totals.checked} times; ${totals.wrong} times something was wrong`,
  );
} finally {
  rmSync(place, { recursive: true, force: true });
}
process.exitCode = totals.wrong > 0 ? 1 : 0;

/** Some lives on one disk. Every other disk begins with nothing, so that the making of a database is cut off, too. */
async function liveOn(number: number): Promise<void> {
  const folder = join(place, String(number));
  mkdirSync(folder);
  const order = number % 4 < 2 ? 'ordered' : 'writeback';
  const disk = makeDisk(folder, MEGABYTES, order);
  if (!disk) throw new Error('Only root on Linux can make a disk (mount, mkfs.ext4 and perl are needed)');
  try {
    if (number % 2 === 1) {
      cpSync(made, join(disk.folder, 'data'), { recursive: true });
      await syncTree(disk.folder);
    }
    const lives = createLives(folder);
    for (let life = 0; life < LIVES && totals.cuts < Number(cuts) && !stopping.signal.aborted; life += 1) {
      const seed = Number(first) + totals.cuts;
      totals.cuts += 1;
      tellOf(`cut ${totals.cuts} (seed ${seed}, ${order})`, await lives.cut(disk, seed, createChance(seed)));
    }
    tellOf('looked', await lives.look(disk));
  } finally {
    disk.remove();
  }
}

function tellOf(what: string, { milliseconds, sayings, isChecked, wrongs }: Life): void {
  if (isChecked) totals.checked += 1;
  if (wrongs.length > 0) totals.wrong += 1;
  const how = wrongs.length > 0 ? `WRONG: ${wrongs.slice(0, 5).join('; ')}` : 'right';
  console.log(
    `${what} after ${(milliseconds / 1000).toFixed(2)} s and ${sayings} sayings: ${isChecked ? how : how.replace('right', 'not opened yet')}`,
  );
}
