import { execFileSync } from 'node:child_process';
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
  /** Ends every connection at once, as a crash does; `resume` starts it again on the same data. */
  halt(): void;
  resume(): void;
  stop(): void;
}

/** Folder of PostgreSQL's programs, the newest version's; null where none are installed. */
export function postgresPrograms(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** Starts a server on a free port, its data below `parent`; tests need no data that outlive a power cut. PostgreSQL refuses to run as root: then it runs as the user `postgres`. */
export async function startPostgres(
  programs: string,
  parent = tmpdir(),
  settings = ['fsync=off'],
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(parent, 'routeglass-postgres-'));
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  const run = (program: string, words: readonly string[]): void => {
    const command = [join(programs, program), ...words].map((word) => `'${word}'`).join(' ');
    const shell = asRoot ? 'su' : 'sh';
    const flags = asRoot ? ['postgres', '-s', '/bin/sh', '-c'] : ['-c'];
    execFileSync(shell, [...flags, command], { cwd: '/', stdio: 'ignore' });
  };
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-N']);
  const options = `-p ${port} -k ${folder} ${['listen_addresses=127.0.0.1', ...settings].map((one) => `-c ${one}`).join(' ')}`;
  const isUp = (): boolean => existsSync(join(data, 'postmaster.pid'));
  const halt = (): void => {
    if (isUp()) run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
  };
  const resume = (): void => {
    halt();
    run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start']);
  };
  resume();
  return {
    halt,
    resume,
    createDatabase(name) {
      run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name]);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    stop() {
      halt();
      rmSync(folder, { recursive: true, force: true });
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
