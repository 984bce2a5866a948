import { createHash } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Longest path of a unix socket that every system takes, in bytes. */
const LONGEST = 100;
/** No socket, one that no server listens at any more, and no folder that could hold one. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTDIR']);

/** In the data folder, or in a folder of its own among temporary files when that path is too long for a socket. */
function socketPath(dataDir: string, name: string): string {
  const inside = join(dataDir, name);
  if (Buffer.byteLength(inside) <= LONGEST) return inside;
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  return join(tmpdir(), `routeglass-${digest}`, name);
}

/** Where the server of a data folder listens for imports. */
export const controlSocket = (dataDir: string): string => socketPath(dataDir, 'control.sock');
/** Where it listens for commands about accounts. */
export const adminSocket = (dataDir: string): string => socketPath(dataDir, 'admin.sock');

/** Where it listens for backups. */
export const backupSocket = (dataDir: string): string => socketPath(dataDir, 'backup.sock');

/** Listens at a path to which only the server's own user can connect. The caller holds the folder's lock, so that a socket found there is a leftover. */
export async function listenAt(path: string, server: Server): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // By this process itself, also where several answer requests together.
    server.listen({ path, exclusive: true }, resolve);
  });
  await chmod(path, 0o600);
}

/** Connects to the server at a path; undefined where none listens. */
export function reach(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (ABSENT.has(error.code ?? '')) resolve(undefined);
      else reject(error);
    });
  });
}
