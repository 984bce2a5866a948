import { afterEach, describe, expect, it } from 'vitest';
import { createDisks } from './disks.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgresServer.ts';
import { createPrograms, ingestMain, main } from './programs.ts';
import { addressIn, stateOf, vrpFile } from './vrpFiles.ts';

const SLOW = 240_000;
const programs = postgresPrograms();
const { run, newFolder, newDataDir, clearUp } = createPrograms();
const disks = createDisks(newFolder);
let postgres: PostgresServer | undefined;
afterEach(() => {
  postgres?.stop();
  postgres = undefined;
  disks.clearUp();
  clearUp();
}, SLOW);

async function eventually(asn: number, address: string, wanted: unknown): Promise<void> {
  await expect.poll(() => stateOf(address, asn), { timeout: SLOW / 2, interval: 200 }).toBe(wanted);
}

/** Fits well, and then what does not. */
const FEW = 100;
const TOO_MANY = 1_200_000;
/** Takes long enough to be interrupted. */
const MANY = 500_000;

/** `makeRoom`: what the operator has to do where the database cannot help itself. */
async function survivesFullDisk(
  environment: Record<string, string>,
  folder: string,
  makeRoom?: () => void,
): Promise<void> {
  const server = run(main, environment);
  const address = addressIn(await server.until('http://'));
  const first = run(ingestMain, environment, [vrpFile(folder, 'first.json', 64_500, FEW)]);
  expect(await first.ended(), first.output()).toBe(0);

  const large = run(ingestMain, environment, [vrpFile(folder, 'large.json', 64_501, TOO_MANY)]);
  expect(await large.ended(), large.output()).toBe(1);
  expect(server.child.exitCode, server.output()).toBeNull();
  expect(large.output()).toMatch(/Failed: .+\. Nothing was changed\./);
  if (makeRoom) {
    expect(['valid', 'E_UNAVAILABLE']).toContain(await stateOf(address, 64_500));
    makeRoom();
  } else {
    expect(large.output()).toContain('No space left on device');
    expect(server.output()).toContain(`The disk of DATA_DIR ${environment.DATA_DIR} is full.`);
  }
  await eventually(64_500, address, 'valid');
  expect(await stateOf(address, 64_501)).toBe('invalid');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  // What the half load took is given back.
  const next = run(ingestMain, environment, [vrpFile(folder, 'next.json', 64_502, 2 * FEW)]);
  expect(await next.ended(), next.output()).toBe(0);
  await eventually(64_502, address, 'valid');
  expect(server.child.exitCode, server.output()).toBeNull();
}

describe('a full disk', () => {
  it(
    'fails the import whole and says why; the server over PGlite goes on',
    async (context) => {
      const disk = disks.mount('size=280m');
      if (disk === null) return context.skip('only root can make a small disk');
      await survivesFullDisk({ DATA_DIR: newDataDir(disk) }, newFolder());
    },
    SLOW,
  );

  it(
    'does not keep a server from starting again that was killed on it',
    async (context) => {
      const disk = disks.mount('size=280m');
      if (disk === null) return context.skip('only root can make a small disk');
      const environment = { DATA_DIR: newDataDir(disk) };
      const server = run(main, environment);
      await server.until('http://');
      const file = vrpFile(newFolder(), 'a.json', 64_500, FEW);
      const load = run(ingestMain, environment, [file]);
      expect(await load.ended(), load.output()).toBe(0);
      server.child.kill('SIGKILL');
      await server.ended();
      // Too little for a piece of the database's log, and enough for the lock.
      disks.fill(disk, 64 * 1024);

      const again = run(main, environment);
      const said = await again.until('http://');
      await eventually(64_500, addressIn(said), 'valid');
    },
    SLOW,
  );

  it.skipIf(!programs)(
    'fails the import whole and says why; the server over PostgreSQL goes on',
    async (context) => {
      const disk = disks.mount('size=150m,mode=777');
      if (disk === null) return context.skip('only root can make a small disk');
      postgres = await startPostgres(programs ?? '', disk);
      const environment = { DATABASE_URL: postgres.createDatabase('routeglass') };
      // PostgreSQL ends where there is no room for its log.
      await survivesFullDisk(environment, newFolder(), () => {
        disks.enlarge(disk, '600m');
        postgres?.resume();
      });
    },
    SLOW,
  );
});

describe.skipIf(!programs)('a lost database', () => {
  it(
    'fails the import whole and says why; the server says so meanwhile and answers again without a restart',
    async () => {
      postgres = await startPostgres(programs ?? '');
      const environment = { DATABASE_URL: postgres.createDatabase('routeglass') };
      const folder = newFolder();
      const first = run(ingestMain, environment, [vrpFile(folder, 'first.json', 64_500, FEW)]);
      expect(await first.ended(), first.output()).toBe(0);
      const server = run(main, environment);
      const address = addressIn(await server.until('http://'));
      expect(await stateOf(address, 64_500)).toBe('valid');

      const second = run(ingestMain, environment, [vrpFile(folder, 'second.json', 64_501, MANY)]);
      await second.until(' %, ');
      postgres.halt();
      expect(await second.ended(), second.output()).toBe(1);
      expect(second.output()).toMatch(/Failed: .+\. Nothing was changed\./);
      expect(await stateOf(address, 64_502)).toBe('E_UNAVAILABLE');
      const health = await fetch(`${address}/healthz`);
      expect([health.status, health.headers.get('retry-after')]).toEqual([503, '2']);

      postgres.resume();
      await eventually(64_500, address, 'valid');
      expect(await stateOf(address, 64_501)).toBe('invalid');
      const third = run(ingestMain, environment, [vrpFile(folder, 'third.json', 64_502, FEW)]);
      expect(await third.ended(), third.output()).toBe(0);
      await eventually(64_502, address, 'valid');
      expect(server.child.exitCode, server.output()).toBeNull();
    },
    SLOW,
  );
});
