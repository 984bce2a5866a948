import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { connect } from 'node:net';

/** A busy machine starts a program late. */
const PATIENCE = 60_000;

/** Whether a program is installed; says once, for the reader of the tests, what is not tested without it. */
export function hasProgram(name: string, otherwise: string): boolean {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore', env: pathEnvironment() }).status === 0;
  if (!found) console.warn(`${name} is not installed here: ${otherwise}`);
  return found;
}

/** Servers of Debian live in /usr/sbin, which an ordinary user's path may lack. */
function pathEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` };
}

/** Starts a server in the foreground and waits until its TCP port takes connections. */
export async function startProgram(
  command: string,
  words: readonly string[],
  port: number,
): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'], env: pathEnvironment() });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const until = Date.now() + PATIENCE;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`${command} did not start: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { stop: () => stopped(child, ended) };
}

async function stopped(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), PATIENCE / 10);
  await ended;
  clearTimeout(hard);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
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
