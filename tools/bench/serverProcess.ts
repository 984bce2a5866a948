import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { serverEnvironment } from '../run/workspace.mjs';

const server = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src');

/**
 * Milliseconds in which a newly started server reads names and facts and sends itself the first requests of visitors: measurements begin
 * afterwards.
 */
export const WARM_UP = 15_000;

/** Location of the database: `DATA_DIR` of the embedded one or `DATABASE_URL`. */
export type Place = Readonly<Record<string, string>>;

/** Costs of a load. */
export interface Loading {
  readonly seconds: number;
  /** Seconds until the loaded data was published. */
  readonly visible: number;
  /** Seconds to read and write the files. */
  readonly writing: number;
  /** Peak memory of the process in MB, as measured by the kernel. */
  readonly memory: number;
}

/** Loads files as `npm run ingest` does if no server is running. */
export async function loadFiles(place: Place, ...words: readonly string[]): Promise<Loading> {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['--conditions=routeglass-source', join(server, 'ingest', 'main.ts'), ...words],
    { env: { ...serverEnvironment, ...place }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let written = '';
  let memory = 0;
  const since = (): number => (performance.now() - begun) / 1000;
  let visible: number | null = null;
  child.stdout.on('data', (data: Buffer) => {
    written += data.toString();
    if (/^Publishing$/m.test(written)) visible ??= since();
  });
  const watch = setInterval(() => (memory = mostMemory(child) ?? memory), MEMORY_EVERY_MS);
  const [code] = (await once(child, 'exit')) as [number];
  clearInterval(watch);
  if (code !== 0) throw new Error(`the import ended with ${code}: ${written}`);
  const writing = [...written.matchAll(/loaded after ([\d.]+) s/g)].reduce((sum, [, one]) => sum + Number(one), 0);
  return { seconds: since(), visible: visible ?? Number.NaN, writing, memory };
}

const MEMORY_EVERY_MS = 200;

/** Peak memory of a process in MB, as measured by the kernel; undefined once it has ended. */
export function mostMemory({ pid }: ChildProcess): number | undefined {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
  } catch {
    return undefined;
  }
}

/** Loads a file into a data folder. */
export async function loadFile(dataDir: string, path: string): Promise<void> {
  await loadFiles({ DATA_DIR: dataDir }, path);
}

/** A server with a database, without sample data and rate limits, on a free port. */
export async function startServer(place: string | Place): Promise<{ child: ChildProcess; address: string }> {
  const own: Place = typeof place === 'string' ? { DATA_DIR: place } : place;
  const env = {
    ...serverEnvironment,
    PORT: '0',
    HOST: '127.0.0.1',
    SAMPLE_DATA: 'no',
    RATE_LIMIT: '0',
    ...own,
  };
  const child = spawn(process.execPath, ['--conditions=routeglass-source', join(server, 'main.ts')], { env });
  let written = '';
  child.stdout.on('data', (data: Buffer) => (written += data.toString()));
  for (;;) {
    const address = /http:\/\/\S+(?=\n)/.exec(written)?.[0];
    if (address && (own['WEB_PROCESSES'] === undefined || written.includes('processes answer')))
      return { child, address: address.replace('localhost', '127.0.0.1') };
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the server did not start');
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
}

export async function stopServer(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
