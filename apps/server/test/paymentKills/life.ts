import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { sourceEnvironment, sourceWords } from '../../../../tools/source-program.ts';

const program = join(import.meta.dirname, 'server.ts');

/** One life of the server, from its start to its end. */
export interface Life {
  /** Asks the server; every request counts. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Kills the server (kill -9) some milliseconds after so many requests more. */
  killAfter(requests: number, milliseconds: number): void;
  /** Ends it in peace. */
  end(): Promise<void>;
  /** Resolves when it has ended, however. */
  readonly ended: Promise<unknown>;
  readonly origin: string;
}

/** Starts a server, which compiles its code once for all its lives. Rejects where it ends before it answers. */
export async function startLife(environment: Readonly<Record<string, string>>): Promise<Life> {
  const server = spawn(process.execPath, [...sourceWords, program], {
    env: { ...sourceEnvironment, ...environment },
  });
  const ended = once(server, 'close');
  const origin = `http://localhost:${await portOf(server)}`;
  let left = Number.POSITIVE_INFINITY;
  let wait = 0;
  return {
    origin,
    ended,
    request(path, init) {
      left -= 1;
      if (left === 0) setTimeout(() => server.kill('SIGKILL'), wait);
      return fetch(`${origin}${path}`, init);
    },
    killAfter(requests, milliseconds) {
      left = requests;
      wait = milliseconds;
    },
    async end() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

async function portOf(server: ChildProcess): Promise<string> {
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (more: string) => (said += more));
  for (;;) {
    const port = /^port (\d+)$/m.exec(said)?.[1];
    if (port !== undefined) return port;
    if (server.exitCode !== null) throw new Error(`The server ended: ${said}`);
    await Promise.race([server.stdout && once(server.stdout, 'data'), once(server, 'exit')]);
  }
}
