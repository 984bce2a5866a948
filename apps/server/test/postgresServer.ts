import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL server of its own in a temporary folder, without any password, that disappears with `stop`. */
export interface PostgresServer {
  /** Makes an empty database and gives its address. */
  createDatabase(name: string): string;
  /** The address of a database that is there. */
  addressOf(name: string): string;
  /** Ends every connection at once, as a crash does; `resume` starts it again on the same data. */
  halt(): void;
  resume(): void;
  stop(): void;
}

/** Folder of PostgreSQL's programs, the newest version's; null if none are installed. */
export function postgresPrograms(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * Starts a server on a free port, its data below `parent`; tests need no data that outlive a power cut. It ends with this process, however
 * that ends. PostgreSQL refuses to run as root: then it runs as the user `postgres`. With a `primary` (the address of one of its databases) it is a
 * streaming replica of that server.
 */
export async function startPostgres(
  programs: string,
  parent = tmpdir(),
  settings = ['fsync=off'],
  primary?: string,
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(parent, 'routeglass-postgres-'));
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  const [shell, ...flags] = asRoot ? ['su', 'postgres', '-s', '/bin/sh', '-c'] : ['sh', '-c'];
  const commandOf = (program: string, words: readonly string[]): string =>
    [join(programs, program), ...words].map((word) => `'${word}'`).join(' ');
  const run = (program: string, words: readonly string[]): void => {
    execFileSync(shell ?? '', [...flags, commandOf(program, words)], { cwd: '/', stdio: 'ignore' });
  };
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  if (primary === undefined)
    run('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-N']);
  else run('pg_basebackup', ['-D', data, '-d', primary, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
  const options = `-p ${port} -k ${folder} ${['listen_addresses=127.0.0.1', ...settings].map((one) => `-c ${one}`).join(' ')}`;
  const haltWords = ['-D', data, '-m', 'immediate', 'stop'];
  const isUp = (): boolean => existsSync(join(data, 'postmaster.pid'));
  const halt = (): void => {
    if (isUp()) run('pg_ctl', haltWords);
  };
  const resume = (): void => {
    halt();
    run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start']);
  };
  resume();
  // Is told a line at the orderly end; any other end of this process closes the pipe without one.
  const guard = spawn(shell ?? '', [...flags, `read _ || { ${commandOf('pg_ctl', haltWords)}; rm -rf '${folder}'; }`], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  const addressOf = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  return {
    halt,
    resume,
    addressOf,
    createDatabase(name) {
      run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name]);
      return addressOf(name);
    },
    stop() {
      halt();
      rmSync(folder, { recursive: true, force: true });
      guard.stdin.end('\n');
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
