import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and the folders above it, unless they exist. Rejects with the system's error, such as ENOENT where the system allows no folder
 * (`/proc/x`): there, `mkdir` of Node.js with `recursive` never ends.
 */
export async function makeFolder(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    const above = dirname(path);
    if (code !== 'ENOENT' || above === path || (await exists(above))) throw error;
    await makeFolder(above, mode);
    await makeFolder(path, mode);
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
