import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fillWithEmpty } from './emptyDatabase.ts';
import { sourceWords } from '../tools/source-program.ts';

const main = join(import.meta.dirname, '..', 'apps', 'server', 'src', 'main.ts');

export interface OwnServer {
  /** Where it answers. */
  readonly origin: string;
  /** Ends it and takes its data away. */
  readonly end: () => Promise<void>;
}

/** A server with an empty database of its own, for tests that write, with more settings where they are given. Resolves when it answers. */
export async function startOwnServer(more: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-own-'));
  const settings = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, SAMPLE_DATA: 'no', ...more };
  fillWithEmpty(settings.DATA_DIR);
  const server = spawn(process.execPath, [...sourceWords, main], {
    env: { ...process.env, ...settings },
    // The channel tells the server when this process is gone, however it went.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const end = async (): Promise<void> => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  let said = '';
  server.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  for (;;) {
    const port = /Routeglass answers at \S+:(\d+)/.exec(said)?.[1];
    if (port) return { origin: `http://127.0.0.1:${port}`, end };
    if (server.exitCode !== null) throw new Error(`The server ended: ${said}`);
    await Promise.race([server.stdout && once(server.stdout, 'data'), once(server, 'exit')]);
  }
}
