import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest path of a unix socket that every system takes, in bytes. */
const LONGEST = 100;

/** Where the server of a data folder listens for imports: in it, or in a folder of its own among temporary files when its path is too long for a socket. */
export function controlSocket(dataDir: string): string {
  const inside = join(dataDir, 'control.sock');
  if (Buffer.byteLength(inside) <= LONGEST) return inside;
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  return join(tmpdir(), `routeglass-${digest}`, 'control.sock');
}
