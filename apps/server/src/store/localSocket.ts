import { createHash } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Longest path of a Unix socket that all systems support, in bytes. */
const LONGEST = 100;
/** There is no socket, no server listens at it any more, or its folder cannot exist. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTDIR']);

/** In the data folder, or in a temporary folder if that path is too long for a socket. */
function socketPath(dataDir: string, name: string): string {
  const inside = join(dataDir, name);
  if (Buffer.byteLength(inside) <= LONGEST) return inside;
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  return join(tmpdir(), `routeglass-${digest}`, name);
}

/** The server of a data folder listens here for imports. */
export const controlSocket = (dataDir: string): string => socketPath(dataDir, 'control.sock');
/** It listens here for commands about accounts. */
export const adminSocket = (dataDir: string): string => socketPath(dataDir, 'admin.sock');

/** It listens here for backups. */
export const backupSocket = (dataDir: string): string => socketPath(dataDir, 'backup.sock');

/** Listens at a path that only the server's own user can connect to. The caller holds the folder's lock, so an existing socket is a leftover. */
export async function listenAt(path: string, server: Server): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // `exclusive`: this process itself listens, even if several share the requests.
    server.listen({ path, exclusive: true }, resolve);
  });
  await chmod(path, 0o600);
}

/** Connects to the server at a path; undefined if none is listening. */
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
