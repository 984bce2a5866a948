// `node --conditions=routeglass-source e2e/servers.ts`: the servers that the tests ask, each with its data; says when all answer.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fillWithEmpty, makeEmptyDatabase } from './emptyDatabase.ts';
import {
  besideFolder,
  besidePort,
  databaseFolder,
  incidentFolder,
  incidentPort,
  laboratoryFolder,
  laboratoryPort,
  outsideOf,
  partnerPort,
  realFolder,
  realPort,
  type WithLaboratory,
} from './places.ts';
import { loads, realFiles, type RealLoad } from './real/files.ts';
import { loadInto, prepareReal } from './real/prepare.ts';

const main = join(import.meta.dirname, '..', 'apps', 'server', 'src', 'main.ts');
const servers: ChildProcess[] = [];
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void endAll());

await makeEmptyDatabase();
await Promise.all([
  serveLaboratories(),
  serveReal(realPort, realFolder(), loads.today),
  serveReal(incidentPort, incidentFolder(), loads.february2008),
]);
console.log('The servers answer.');

/** Starts a server with the laboratory and, where real files are beside the checkout, one with a table of them as well. The laboratory is loaded once. */
async function serveLaboratories(): Promise<void> {
  const first = await serveLaboratory('laboratory', laboratoryPort, laboratoryFolder());
  if (!realFiles) return;
  if (!existsSync(besideFolder())) {
    await end(first);
    cpSync(laboratoryFolder(), besideFolder(), { recursive: true });
    await Promise.all([
      loadInto(besideFolder(), [realFiles.table]),
      serveLaboratory('laboratory', laboratoryPort, laboratoryFolder()),
    ]);
  }
  await serveLaboratory('beside', besidePort, besideFolder());
}

function serveLaboratory(project: WithLaboratory, port: number, folder: string): Promise<ChildProcess> {
  fillWithEmpty(folder);
  const { nameServer, whois } = outsideOf(project);
  return serve(port, {
    DATA_DIR: folder,
    SAMPLE_DATA: 'yes',
    EMBED_ORIGINS: `http://127.0.0.1:${partnerPort}`,
    // Servers on this machine, which the tests that ask them start: no test reaches the Internet.
    RESOLVER: `127.0.0.1:${nameServer}`,
    WHOIS_SERVER: `127.0.0.1:${whois}`,
  });
}

/** Starts a server with real files, where they are beside the checkout. */
async function serveReal(port: number, folder: string, files: RealLoad): Promise<void> {
  if (!realFiles) return;
  await prepareReal(folder, realFiles, files);
  await serve(port, { DATA_DIR: databaseFolder(folder), SAMPLE_DATA: 'no', SAMPLE_SESSION: 'rating' });
}

/** Starts a server and waits until it has its data and answers. */
async function serve(port: number, settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
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
  return server;
}

async function endAll(): Promise<void> {
  await Promise.all(servers.filter(({ exitCode }) => exitCode === null).map(end));
  process.exit(0);
}

async function end(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  await once(server, 'exit');
}
