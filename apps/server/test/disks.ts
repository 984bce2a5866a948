import { spawnSync } from 'node:child_process';
import { statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** Makes disks in memory, and takes them away after each test. */
export function createDisks(newFolder: () => string) {
  const mounted: string[] = [];
  return {
    /** With options of tmpfs, `size=24m`; null if this user may not make one. */
    mount(options: string): string | null {
      if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
      const folder = newFolder();
      if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder]).status !== 0) return null;
      mounted.push(folder);
      return folder;
    },
    enlarge: (disk: string, size: string): void => void spawnSync('mount', ['-o', `remount,size=${size}`, disk]),
    /** Takes all room but so many bytes. */
    fill(disk: string, left: number): void {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, 'filling'), Buffer.alloc(bavail * bsize - left));
    },
    clearUp(): void {
      for (const folder of mounted.splice(0)) spawnSync('umount', ['-l', folder]);
    },
  };
}
