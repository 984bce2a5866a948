import { afterEach, describe, expect, it } from 'vitest';
import { createChance } from './powerCuts/chance.ts';
import { type Disk, makeDisk } from './powerCuts/disk.ts';
import { createLives } from './powerCuts/lives.ts';
import { createPrograms, ingestMain, main } from './programs.ts';
import { addressIn, stateOf, vrpFile } from './vrpFiles.ts';

const SLOW = 300_000;
const MEGABYTES = 1_000;
const { run, newFolder, newDataDir, clearUp } = createPrograms();
const disks: Disk[] = [];
afterEach(() => {
  for (const disk of disks.splice(0)) disk.remove();
  clearUp();
}, SLOW);

function newDisk(): Disk | null {
  const disk = makeDisk(newFolder(), MEGABYTES);
  if (disk) disks.push(disk);
  return disk;
}

describe('a power cut', () => {
  it(
    'at any moment leaves a database that starts and has what was confirmed',
    async (context) => {
      const disk = newDisk();
      if (!disk) return context.skip('only root on Linux can make a disk');
      const lives = createLives(newFolder());
      const chance = createChance(4);
      const all = [];
      for (let seed = 1; seed <= 4; seed += 1) all.push(await lives.cut(disk, seed, chance));
      all.push(await lives.look(disk));
      expect(all.flatMap(({ wrongs }) => wrongs)).toEqual([]);
      expect(all.at(-1)?.isChecked).toBe(true);
    },
    SLOW,
  );

  it(
    'loses no import that was said to be done, neither at once nor after a clean stop',
    async (context) => {
      const disk = newDisk();
      if (!disk) return context.skip('only root on Linux can make a disk');
      const folder = newFolder();
      const environment = { DATA_DIR: newDataDir(disk.folder) };
      const server = run(main, environment);
      await server.until('http://');
      const first = run(ingestMain, environment, [vrpFile(folder, 'first.json', 64_500, 3_000)]);
      expect(await first.ended(), first.output()).toBe(0);
      disk.cut();
      server.child.kill('SIGKILL');
      await server.ended();
      disk.turnOn();

      const again = run(main, environment);
      const address = addressIn(await again.until('http://'));
      expect(await stateOf(address, 64_500)).toBe('valid');
      const second = run(ingestMain, environment, [vrpFile(folder, 'second.json', 64_501, 3_000)]);
      expect(await second.ended(), second.output()).toBe(0);
      again.child.kill('SIGTERM');
      expect(await again.ended()).toBe(0);
      disk.cut();
      disk.turnOn();

      const last = run(main, environment);
      expect(await stateOf(addressIn(await last.until('http://')), 64_501)).toBe('valid');
      last.child.kill('SIGTERM');
      expect(await last.ended()).toBe(0);
    },
    SLOW,
  );
});
