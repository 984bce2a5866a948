import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../shared/data/', import.meta.url));

/** Path of a file of the real routing data beside the checkout, or null where the folder is not there. */
export function sharedData(path: string): string | null {
  const full = root + path;
  return existsSync(full) ? full : null;
}
