import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, describe, expect, it } from 'vitest';
import { createPrograms, main } from './programs.ts';

const SLOW = 300_000;
const root = join(import.meta.dirname, '..', '..', '..');
const isLinux = process.platform === 'linux';
/** A terminal for a program (Debian's bsdutils, which every Debian has). */
const hasTerminal = isLinux && spawnSync('script', ['--version'], { stdio: 'ignore' }).status === 0;
const { run, newDataDir, clearUp } = createPrograms();
const groups: ChildProcess[] = [];
afterEach(() => {
  for (const { pid } of groups.splice(0)) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It is gone, as it should be.
    }
  }
  clearUp();
});

/** Runs a command as the first of a group of its own, as a shell or a service manager does, until the server answers. */
async function start(dataDir: string, command: string, ...words: readonly string[]): Promise<ChildProcess> {
  const child = spawn(command, words, {
    cwd: root,
    detached: true,
    env: { ...process.env, DATA_DIR: dataDir, SAMPLE_DATA: 'no', HOST: '127.0.0.1', PORT: '0' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  groups.push(child);
  let written = '';
  child.stderr.on('data', (data: Buffer) => (written += data.toString()));
  child.stdout.on('data', (data: Buffer) => (written += data.toString()));
  while (!written.includes('Routeglass answers at')) {
    if (child.exitCode !== null) throw new Error(`ended before it answered: ${written}`);
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  }
  return child;
}

/** Waits until the server of a folder is gone, and says whether it had closed its database. */
async function closesCleanly(dataDir: string, server: number): Promise<boolean> {
  await expect.poll(() => isAlive(server), { timeout: SLOW / 2, interval: 100 }).toBe(false);
  return !existsSync(join(dataDir, 'lock')) && !existsSync(join(dataDir, 'db', 'postmaster.pid'));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // Its parent may be gone, too, and no one has asked yet how it ended.
    return !isLinux || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function serverOf(dataDir: string): number {
  return (JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8')) as { pid: number }).pid;
}

const toOne = (signal: NodeJS.Signals) => (child: ChildProcess) => child.kill(signal);
const toGroup = (signal: NodeJS.Signals) => (child: ChildProcess) => process.kill(-(child.pid ?? 0), signal);

describe('npm start', () => {
  it.each<[string, (child: ChildProcess) => unknown]>([
    ['SIGTERM to npm alone', toOne('SIGTERM')],
    ['SIGTERM to the group, as systemd sends it', toGroup('SIGTERM')],
    ['SIGHUP to the group', toGroup('SIGHUP')],
    ['npm killed', toOne('SIGKILL')],
  ])(
    'ends with its database closed: %s',
    async (_, stop) => {
      const dataDir = newDataDir();
      const npm = await start(dataDir, 'npm', 'start');
      const server = serverOf(dataDir);
      stop(npm);
      expect(await closesCleanly(dataDir, server)).toBe(true);
    },
    SLOW,
  );

  it.skipIf(!hasTerminal).each<[string, (terminal: ChildProcess) => unknown]>([
    ['Ctrl-C', (terminal) => terminal.stdin?.write('\u0003')],
    ['a closed terminal', toOne('SIGKILL')],
  ])(
    'ends with its database closed: %s',
    async (_, stop) => {
      const dataDir = newDataDir();
      const terminal = await start(dataDir, 'script', '-qec', 'npm start', '/dev/null');
      const server = serverOf(dataDir);
      stop(terminal);
      expect(await closesCleanly(dataDir, server)).toBe(true);
    },
    SLOW,
  );
});

describe('the server', () => {
  it.each<NodeJS.Signals>(['SIGHUP', 'SIGINT', 'SIGTERM'])(
    'takes %s that comes three times at once as one',
    async (signal) => {
      const dataDir = newDataDir();
      const server = run(main, { DATA_DIR: dataDir });
      await server.until('http://');
      for (let times = 0; times < 3; times += 1) server.child.kill(signal);
      expect(await server.ended()).toBe(0);
      expect(existsSync(join(dataDir, 'lock'))).toBe(false);
      expect(existsSync(join(dataDir, 'db', 'postmaster.pid'))).toBe(false);
    },
    SLOW,
  );

  it(
    'that is stopped while it opens its database closes it, too',
    async () => {
      const dataDir = newDataDir();
      const server = run(main, { DATA_DIR: dataDir });
      await expect.poll(() => existsSync(join(dataDir, 'lock')), { timeout: SLOW / 2, interval: 5 }).toBe(true);
      server.child.kill('SIGTERM');
      expect(await server.ended()).toBe(0);
      expect(server.output()).toBe('');
      expect(existsSync(join(dataDir, 'lock'))).toBe(false);
      expect(existsSync(join(dataDir, 'db', 'postmaster.pid'))).toBe(false);
    },
    SLOW,
  );
});
