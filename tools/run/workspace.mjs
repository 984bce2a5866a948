// Plain JavaScript without dependencies: it runs on the machine's own Node, before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
/** Without a bundled binary for this platform, the machine's own Node must have at least this version. */
const OWN_NODE = [22, 22];
const LAST_WORDS_MS = 3000;
/** Signals from the terminal, from the system, and from a closed terminal. */
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_EVERY_MS = 500;

export const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/** The running child processes, with promises for their end. */
const running = new Map();

/** The environment of every tool: the workspace's own binaries come first, so that `node` is the pinned one. */
export const toolEnvironment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };

/**
 * Memory settings of the server for the C library (glibc): two arenas instead of eight per core, free memory at their ends is returned to the
 * system, and blocks of 16 KiB or more are allocated separately and returned at once. Compilers and the database need much memory for moments,
 * and without these settings most of it stays allocated: an idle server with the sample uses 320 MB, but 340 to 370 MB without the last
 * setting. Other C libraries ignore them.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '16384',
};

/**
 * Settings of the server and its commands. Node.js caches compiled code: a start takes 2.5 s instead of 3 s, the thread of an import 0.15 s
 * instead of 0.3 s.
 */
export const serverSettings = {
  ...memorySettings,
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'routeglass-compiled'),
};

/** The environment of the server and its commands. */
export const serverEnvironment = { ...serverSettings, ...toolEnvironment };

/**
 * Levels of installation, from most to least. For tests: everything, after asking the registry for the age of each package. For building and
 * serving: everything in this lockfile, verified by its hashes. For serving an existing build: only what the server imports.
 */
const INSTALLS = {
  checked: [],
  trusted: ['--trust-lockfile'],
  server: ['--trust-lockfile', '--prod', '--filter', '@routeglass/server...'],
};

/**
 * Installs what the lockfile names, unless at least that much of this same lockfile is already installed. If all libraries are installed, none
 * is removed. Output goes to stderr.
 *
 * @param {keyof typeof INSTALLS} least
 */
export async function ensureInstalled(least = 'checked') {
  const level = least === 'server' && isWholeInstalled() ? 'trusted' : least;
  const stamp = join(root, 'node_modules', '.routeglass-installed');
  const manifest = hashFiles(manifests());
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const levels = Object.keys(INSTALLS);
  const enough = levels.slice(0, levels.indexOf(level) + 1);
  if (enough.some((more) => installed === `${more} ${manifest}`)) return;
  console.error('Installing the libraries of the lockfile …');
  const words = ['--yes', PNPM, 'install', '--frozen-lockfile', ...INSTALLS[level]];
  await run('npx', words, { env: process.env, stdout: 'stderr' });
  writeFileSync(stamp, `${level} ${manifest}`);
}

/** Whether pnpm's last installation includes the libraries that only builds and tests need. */
function isWholeInstalled() {
  const state = join(root, 'node_modules', '.modules.yaml');
  return existsSync(state) && /"devDependencies": true/.test(readFileSync(state, 'utf8'));
}

/** Path of the Node that runs the project: the bundled one, or the machine's own if there is none and it is new enough. */
export function projectNode() {
  const bundled = join(bin, 'node');
  if (existsSync(bundled)) return bundled;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OWN_NODE[0] || (major === OWN_NODE[0] && minor >= OWN_NODE[1])) return process.execPath;
  fail(
    `Routeglass brings no Node.js for ${process.platform}-${process.arch}: install Node.js ${OWN_NODE.join('.')} or newer (this is ${process.versions.node}).`,
  );
}

/** Runs `build` unless its output was made from the same inputs. `inputs` are folders or files below the root. */
export async function ensureBuilt(name, inputs, output, build) {
  const stamp = join(root, 'node_modules', '.cache', `routeglass-${name}`);
  const wanted = hashFiles(inputs.flatMap((input) => filesBelow(join(root, input))));
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

let ending = null;

/** Ends this process with an exit code, once all its child processes have ended. Their own failures do not change the code. */
export function endWith(code) {
  ending ??= stopAll().then(() => process.exit(code));
  return ending;
}

async function stopAll() {
  // A second signal to a child that is already ending would be taken as impatience.
  for (const child of running.keys()) if (!child.killed) child.kill('SIGTERM');
  await Promise.all(running.values());
}

/** Runs a command until it ends. A failure ends this process with the command's exit code; a signal to this process ends it, too. */
export async function run(command, words, options = {}) {
  let isStopped = false;
  const stop = () => (isStopped = true);
  for (const signal of STOPPING) process.on(signal, stop);
  const code = await tryRun(command, words, options);
  for (const signal of STOPPING) process.off(signal, stop);
  if (code !== 0 || isStopped) await endWith(code);
}

/**
 * Runs a command until it ends and returns its exit code. Signals to this process are forwarded. With `heard`, the output goes only there.
 * `niceness` (`os.constants.priority`): its lower priority among processes.
 */
export function tryRun(
  command,
  words,
  { env = toolEnvironment, stdout = 'inherit', cwd = root, ipc = false, heard, niceness } = {},
) {
  const out = stdout === 'stderr' ? 2 : stdout;
  const open = heard ? ['ignore', 'pipe', 'pipe'] : ['inherit', out, 'inherit'];
  const child = spawn(command, words, { cwd, env, stdio: ipc ? [...open, 'ipc'] : open });
  const end = new Promise((resolve) => {
    if (niceness !== undefined && child.pid !== undefined) setPriority(child.pid, niceness);
    const pass = (signal) => child.kill(signal);
    for (const signal of STOPPING) process.on(signal, pass);
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', heard);
    child.on('error', (error) => fail(`Could not run ${command}: ${error.message}`));
    // Processes that a command left behind may hold its pipes open forever, so the pipes are closed.
    child.on('exit', () =>
      setTimeout(() => [child.stdout, child.stderr].map((stream) => stream?.destroy()), LAST_WORDS_MS).unref(),
    );
    child.on('close', (code, signal) => {
      for (const one of STOPPING) process.off(one, pass);
      running.delete(child);
      resolve(code ?? (STOPPING.includes(signal) ? 0 : 1));
    });
  });
  running.set(child, end);
  return end;
}

/** Calls `act` once the parent process, such as npm, has ended: if it was killed, it sent no signal. */
export function onOrphaned(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, PARENT_EVERY_MS);
  timer.unref();
}

/** Prints an error in one line and ends. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

function manifests() {
  const rooms = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'package.json')),
  );
  return ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
    .map((name) => join(root, name))
    .concat(rooms.filter((file) => existsSync(file)));
}

const IGNORED = new Set(['node_modules', 'dist', 'build', '.react-router', '__pictures__']);

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !IGNORED.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function hashFiles(files) {
  const hash = createHash('sha256').update(process.platform).update(process.arch);
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
