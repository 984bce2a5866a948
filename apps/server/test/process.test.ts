import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, describe, expect, it } from 'vitest';
import { createPrograms, main } from './programs.ts';

const SLOW = 300_000;
const loader = join(import.meta.dirname, 'halfLoad.ts');

const { run, newFolder, newDataDir, clearUp } = createPrograms();
afterEach(clearUp);

describe('the server as a process', () => {
  it(
    'says its address, answers, refuses a second process in its folder, and ends cleanly',
    async () => {
      const dataDir = newFolder();
      const server = run(main, { DATA_DIR: dataDir });
      const address = /http:\/\/\S+/.exec(await server.until('http://'))?.[0] ?? '';
      expect((await fetch(`${address}/healthz`)).status).toBe(200);

      const second = run(main, { DATA_DIR: dataDir });
      expect(await second.ended()).toBe(1);
      expect(second.output().trim().split('\n')).toHaveLength(1);
      expect(second.output()).toContain(`in use by the process ${server.child.pid}`);

      server.child.kill('SIGTERM');
      expect(await server.ended()).toBe(0);
      expect(existsSync(join(dataDir, 'lock'))).toBe(false);
    },
    SLOW,
  );

  it(
    'says in one line that the port is in use, and that a setting is wrong',
    async () => {
      const other = await occupy();
      const port = String((other.address() as { port: number }).port);
      const server = run(main, { DATA_DIR: newDataDir(), PORT: port });
      expect(await server.ended()).toBe(1);
      expect(server.output()).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is in use[^\n]*\n$`));
      other.close();

      const wrong = run(main, { PORT: 'x' });
      expect(await wrong.ended()).toBe(1);
      expect(wrong.output()).toMatch(/^PORT: "x" is not valid[^\n]*\n$/);
    },
    SLOW,
  );

  it(
    'serves the earlier load after kill -9 in the middle of another, and forgets the half one',
    async () => {
      const dataDir = newDataDir();
      const loading = run(loader, { DATA_DIR: dataDir });
      await loading.until('half way');
      loading.child.kill('SIGKILL');
      await loading.ended();
      expect(existsSync(join(dataDir, 'lock'))).toBe(true);

      const server = run(main, { DATA_DIR: dataDir });
      const address = /http:\/\/\S+/.exec(await server.until('http://'))?.[0] ?? '';
      const answer = await fetch(`${address}/v2/rir/roa-validity?prefix=10.0.0.0/8&asn=64500`);
      expect(await answer.json()).toMatchObject({ state: 'valid', vrps: [{ asn: 64_500 }] });
      server.child.kill('SIGTERM');
      expect(await server.ended()).toBe(0);
    },
    SLOW,
  );

  it(
    'takes over the lock of a process that is gone, even where its number lives on',
    async () => {
      const dataDir = newDataDir();
      writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, startedAt: 'another time' }));
      const server = run(main, { DATA_DIR: dataDir });
      await server.until('http://');
      server.child.kill('SIGINT');
      expect(await server.ended()).toBe(0);
    },
    SLOW,
  );
});

async function occupy(): Promise<Server> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
