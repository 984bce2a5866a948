import { spawnSync } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** An ext4 disk of its own, of which a power cut leaves what was put on it by then. */
export interface Disk {
  /** Where it is mounted. */
  readonly folder: string;
  /** From now on nothing reaches the disk; neither its journal nor what waits in memory is written. */
  cut(): void;
  /** After those who used it are gone: mounts what is left, as a machine does that is turned on again. */
  turnOn(): void;
  /** Lets some files reach the disk before others, as the system does when it likes to. */
  scatter(chance: () => number): void;
  remove(): void;
}

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH. Perl belongs to every Debian, and Node has no ioctl. */
const SHUTDOWN = 'open(F, "<", $ARGV[0]) or die $!; my $how = pack("L", 2); ioctl(F, 0x8004587D, $how) or die $!';

/** Makes a disk below a folder; null if this user may not. `order`: whether the file system writes data before the names that lead to them. */
export function makeDisk(below: string, megabytes: number, order: 'ordered' | 'writeback' = 'ordered'): Disk | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const image = join(below, 'image');
  const folder = join(below, 'disk');
  mkdirSync(folder);
  writeFileSync(image, '');
  const mount = (): boolean => run('mount', '-o', `loop,data=${order}`, image, folder);
  const isMade =
    run('truncate', '-s', `${megabytes}M`, image) &&
    run('mkfs.ext4', '-q', '-F', image) &&
    run('perl', '-e', '1') &&
    mount();
  if (!isMade) return null;
  return {
    folder,
    cut() {
      if (!run('perl', '-e', SHUTDOWN, folder)) throw new Error('The disk could not be cut off');
    },
    turnOn() {
      if (!run('umount', folder) || !mount()) throw new Error('The disk could not be mounted again');
    },
    scatter(chance) {
      const share = chance();
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && chance() < share) reachDisk(join(entry.parentPath, entry.name));
    },
    remove() {
      run('umount', '-l', folder);
      rmSync(image, { force: true });
    },
  };
}

function run(program: string, ...words: readonly string[]): boolean {
  return spawnSync(program, words, { stdio: 'ignore' }).status === 0;
}

function reachDisk(path: string): void {
  try {
    const file = openSync(path, 'r');
    try {
      fdatasyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    // Files come and go meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
