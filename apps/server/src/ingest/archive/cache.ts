import { DAY_MS } from '@routeglass/domain/time';
import { readdir, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Created by the process that downloads. */
const LOCK = 'lock';

/** The folder for archive files: inside the data folder, by host, collector and name. */
export function archiveFolderIn(dataDir: string): string {
  return join(dataDir, 'archives');
}

/** The path of a cached file. A host's port is part of its name. No name can lead out of the folder. */
export function cachedPath(folder: string, host: string, collector: string, name: string): string {
  const safe = (text: string): string => text.replaceAll(/[^\w.-]/g, '_').replace(/^\.+/, '_');
  return join(folder, safe(host), safe(collector), safe(name));
}

/** Whether a complete file of the server's size is in the cache. Marks it as used now. */
export async function isCached(path: string, size: number | null, now: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || (size !== null && found.size !== size)) return false;
  await utimes(path, new Date(now), found.mtime);
  return true;
}

export interface CacheLimits {
  /** Bytes of all files together. */
  readonly largest: number;
  /** Days after which an unused file is removed. */
  readonly days: number;
}

/** Removes files unused for long, then the least recently used ones until the rest is within the limit. Returns the bytes freed. */
export async function cleanCache(folder: string, limits: CacheLimits, now: number): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name !== LOCK)
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const { size, atimeMs, mtimeMs } = await stat(path);
        return { path, size, usedAt: Math.max(atimeMs, mtimeMs) };
      }),
  );
  let left = files.reduce((sum, { size }) => sum + size, 0);
  const before = left;
  for (const { path, size, usedAt } of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (usedAt >= now - limits.days * DAY_MS && left <= limits.largest) break;
    await rm(path, { force: true });
    left -= size;
  }
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  // Deepest first. Folders that are not empty stay.
  for (const path of folders.sort((a, b) => b.length - a.length)) await rmdir(path).catch(() => {});
  return before - left;
}

/** Removes damaged files from the cache, so that the next try downloads them again. Files outside it are left alone. */
export async function forgetBroken(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) if (path.startsWith(`${folder}${sep}`)) await rm(path, { force: true });
}
