import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import process from 'node:process';
import { afterEach, describe, expect, it } from 'vitest';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgresServer.ts';
import { createPrograms, ingestMain, main } from './programs.ts';
import { addressIn, stateOf, vrpFile } from './vrpFiles.ts';

const SLOW = 240_000;
const programs = postgresPrograms();
const { run, newFolder, clearUp } = createPrograms();
let postgres: PostgresServer | undefined;
afterEach(() => {
  clearUp();
  postgres?.stop();
  postgres = undefined;
}, SLOW);

/** Processes that a process has started. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Asks over connections of their own, which processes take in turn. */
function statusOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${address}/healthz`, { agent: new Agent({ keepAlive: false }) }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on('error', reject);
  });
}

const TOKEN = 'a-token-of-some-length';
const metricsOf = async (address: string): Promise<string> =>
  (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
const valueOf = (metrics: string, name: string): number =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(name) && !line.startsWith('#'))
      ?.split(' ')
      .at(-1),
  );

describe.skipIf(!programs)('several processes of one server', () => {
  it(
    'answer together, replace one that dies, and end together',
    async () => {
      postgres = await startPostgres(programs ?? '');
      const environment = {
        DATABASE_URL: postgres.createDatabase('routeglass'),
        DATA_DIR: newFolder(),
        WEB_PROCESSES: '2',
        METRICS_TOKEN: TOKEN,
      };
      const server = run(main, environment);
      const address = addressIn(await server.until('2 processes answer.'));
      expect(server.output().match(/Routeglass answers at/g)).toHaveLength(1);
      const pid = server.child.pid ?? 0;
      const [, other = 0] = childrenOf(pid);

      for (let i = 0; i < 8; i += 1) expect(await statusOf(address)).toBe(200);
      const metrics = await metricsOf(address);
      expect(valueOf(metrics, 'routeglass_http_requests_total{method="GET",route="/healthz",status="200"}')).toBe(8);
      expect(valueOf(metrics, 'routeglass_ready')).toBe(1);
      expect(valueOf(metrics, 'routeglass_database_up')).toBe(1);

      const load = run(ingestMain, environment, [vrpFile(newFolder(), 'a.json', 64_500, 100)]);
      expect(await load.ended(), load.output()).toBe(0);
      expect(await stateOf(address, 64_500)).toBe('valid');

      process.kill(other, 'SIGKILL');
      await expect
        .poll(server.output, { timeout: SLOW / 4 })
        .toContain('ended (SIGKILL); another one takes its place.');
      expect(await statusOf(address)).toBe(200);
      await expect.poll(() => childrenOf(pid).length, { timeout: SLOW / 4 }).toBe(2);
      expect(await stateOf(address, 64_500)).toBe('valid');

      const last = childrenOf(pid);
      server.child.kill('SIGTERM');
      expect(await server.ended(), server.output()).toBe(0);
      expect(last.filter(isAlive)).toEqual([]);
    },
    SLOW,
  );

  it('are refused where the database belongs to one process, and end where the first cannot start', async () => {
    const alone = run(main, { DATA_DIR: newFolder(), WEB_PROCESSES: '2' });
    expect(await alone.ended()).toBe(1);
    expect(alone.output()).toBe(
      'WEB_PROCESSES: 2 needs DATABASE_URL, since the embedded database belongs to one process.\n',
    );
    const away = run(main, {
      DATA_DIR: newFolder(),
      WEB_PROCESSES: '3',
      DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none',
    });
    expect(await away.ended()).toBe(1);
    expect(away.output()).toBe('No PostgreSQL server answers at 127.0.0.1:1. Start it, or correct DATABASE_URL.\n');
  });
});
