import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../shared/data/', import.meta.url));

/** Path of a file in the real routing data next to the checkout; null if it does not exist. */
export function sharedData(path: string): string | null {
  const full = root + path;
  return existsSync(full) ? full : null;
}
