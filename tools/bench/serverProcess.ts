import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';

const server = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src');

/** Loads a file into a data folder, as `npm run ingest` does where no server runs. */
export async function loadFile(dataDir: string, path: string): Promise<void> {
  const words = ['--conditions=routeglass-source', join(server, 'ingest', 'main.ts'), path];
  const child = spawn(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`the import ended with ${code}`);
}

/** A server over a data folder, without sample data and without a limit of requests, on a free port. */
export async function startServer(dataDir: string): Promise<{ child: ChildProcess; address: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', SAMPLE_DATA: 'no', RATE_LIMIT: '0' };
  const child = spawn(process.execPath, ['--conditions=routeglass-source', join(server, 'main.ts')], { env });
  let written = '';
  child.stdout.on('data', (data: Buffer) => (written += data.toString()));
  for (;;) {
    const address = /http:\/\/\S+(?=\n)/.exec(written)?.[0];
    if (address) return { child, address: address.replace('localhost', '127.0.0.1') };
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the server did not start');
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
}

export async function stopServer(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
