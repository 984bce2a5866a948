// `node --conditions=routeglass-source e2e/servers.ts`: the servers that the tests ask, each with its data; says when all answer.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import {
  databaseFolder,
  incidentFolder,
  incidentPort,
  laboratoryFolder,
  laboratoryPort,
  nameServerPort,
  partnerPort,
  realFolder,
  realPort,
  whoisPort,
} from './places.ts';
import { loads, realFiles, type RealLoad } from './real/files.ts';
import { prepareReal } from './real/prepare.ts';

const main = join(import.meta.dirname, '..', 'apps', 'server', 'src', 'main.ts');
const servers: ChildProcess[] = [];
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());

await Promise.all([
  serve(laboratoryPort, {
    DATA_DIR: laboratoryFolder(),
    SAMPLE_DATA: 'yes',
    EMBED_ORIGINS: `http://127.0.0.1:${partnerPort}`,
    // Servers on this machine, which the tests that ask them start: no test reaches the Internet.
    RESOLVER: `127.0.0.1:${nameServerPort}`,
    WHOIS_SERVER: `127.0.0.1:${whoisPort}`,
  }),
  serveReal(realPort, realFolder(), loads.today),
  serveReal(incidentPort, incidentFolder(), loads.february2008),
]);
console.log('The servers answer.');

/** Starts a server with real files, where they are beside the checkout. */
async function serveReal(port: number, folder: string, load: RealLoad): Promise<void> {
  if (!realFiles) return;
  await prepareReal(folder, realFiles, load);
  await serve(port, { DATA_DIR: databaseFolder(folder), SAMPLE_DATA: 'no', SAMPLE_SESSION: 'rating' });
}

/** Starts a server and waits until it has its data and answers. */
async function serve(port: number, settings: Readonly<Record<string, string>>): Promise<void> {
  const server = spawn(process.execPath, ['--conditions=routeglass-source', main], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...settings },
    // The channel tells a server when this process is gone, however it went.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  servers.push(server);
  server.once('exit', (code) => {
    if (code) process.exit(code);
  });
  let said = '';
  await new Promise<void>((resolve) => {
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('Routeglass answers')) resolve();
    });
  });
}

async function end(): Promise<void> {
  await Promise.all(
    servers
      .filter(({ exitCode }) => exitCode === null)
      .map(async (server) => {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }),
  );
  process.exit(0);
}
