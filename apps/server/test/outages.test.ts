import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { afterEach, describe, expect, it } from 'vitest';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgresServer.ts';
import { createPrograms, ingestMain, main } from './programs.ts';
import { addressIn, stateOf, vrpFile } from './vrpFiles.ts';

const SLOW = 240_000;
const programs = postgresPrograms();
const { run, newFolder, newDataDir, clearUp } = createPrograms();
const mounted: string[] = [];
let postgres: PostgresServer | undefined;
afterEach(() => {
  postgres?.stop();
  postgres = undefined;
  for (const folder of mounted.splice(0)) spawnSync('umount', ['-l', folder]);
  clearUp();
}, SLOW);

/** A disk of so many megabytes; null where this user may not make one. */
function smallDisk(megabytes: number): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = newFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'none', folder]);
  if (status !== 0) return null;
  mounted.push(folder);
  return folder;
}

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
  } else expect(large.output()).toContain('No space left on device');
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
  // Since the engine waits for the disk it does not go on by itself where its log found no room: a defect to mend.
  it.skip(
    'fails the import whole and says why; the server over PGlite goes on',
    async (context) => {
      const disk = smallDisk(150);
      if (disk === null) return context.skip('only root can make a small disk');
      await survivesFullDisk({ DATA_DIR: newDataDir(disk) }, newFolder());
    },
    SLOW,
  );

  it.skipIf(!programs)(
    'fails the import whole and says why; the server over PostgreSQL goes on',
    async (context) => {
      const disk = smallDisk(150);
      if (disk === null) return context.skip('only root can make a small disk');
      postgres = await startPostgres(programs ?? '', disk);
      const environment = { DATABASE_URL: postgres.createDatabase('routeglass') };
      // PostgreSQL ends where there is no room for its log.
      await survivesFullDisk(environment, newFolder(), () => {
        spawnSync('mount', ['-o', 'remount,size=600m', disk]);
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
