import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { importOnce } from '../src/ingest/importLock.ts';
import { openStore } from '../src/store/open.ts';
import { postgresPrograms, startPostgres } from './postgresServer.ts';
import { createPrograms, ingestMain, main } from './programs.ts';
import { addressIn, stateOf, vrpFile } from './vrpFiles.ts';

const SLOW = 300_000;
const programs = postgresPrograms();
const { run, newFolder, newDataDir, clearUp } = createPrograms();
afterEach(clearUp);

describe('npm run ingest', () => {
  it(
    'lets the running server do the work, two at a time one after the other',
    async () => {
      const folder = newFolder();
      const dataDir = newDataDir();
      const server = run(main, { DATA_DIR: dataDir });
      const address = addressIn(await server.until('http://'));
      expect(statSync(join(dataDir, 'control.sock')).mode & 0o777).toBe(0o600);

      const names = join(folder, 'names.csv');
      writeFileSync(names, 'AS64500,First,Unknown,DE\n');
      const imports = [vrpFile(folder, 'a.json', 64_500, 2_000), names].map((path) =>
        run(ingestMain, { DATA_DIR: dataDir }, [path]),
      );
      expect(await Promise.all(imports.map((one) => one.ended()))).toEqual([0, 0]);
      expect(imports[0]?.output()).toMatch(/vrps "rpki", loaded after .+\n {2}2,000 records, 2,000 vrps/);
      expect(await stateOf(address, 64_500)).toBe('valid');

      const again = run(ingestMain, { DATA_DIR: dataDir }, [names, join(folder, 'a.json')]);
      expect(await again.ended()).toBe(0);
      expect(again.output()).toContain('Done in');
      expect(again.output()).toContain('2 unchanged');

      const bad = join(folder, 'bad');
      writeFileSync(bad, 'nothing');
      const refused = run(ingestMain, { DATA_DIR: dataDir }, [bad]);
      expect(await refused.ended()).toBe(1);
      expect(refused.output()).toMatch(/bad: REFUSED .+\n {2}at byte 0: /);
      expect(await stateOf(address, 64_500)).toBe('valid');
    },
    SLOW,
  );

  it(
    'opens the database itself where no server runs; killed in the middle it leaves the earlier load',
    async () => {
      const folder = newFolder();
      const dataDir = newDataDir();
      const first = run(ingestMain, { DATA_DIR: dataDir }, [vrpFile(folder, 'first.json', 64_500, 10)]);
      expect(await first.ended()).toBe(0);

      const second = run(ingestMain, { DATA_DIR: dataDir }, [vrpFile(folder, 'second.json', 64_501, 500_000)]);
      await second.until(' %, ');
      second.child.kill('SIGKILL');
      await second.ended();

      const server = run(main, { DATA_DIR: dataDir });
      const address = addressIn(await server.until('http://'));
      expect([await stateOf(address, 64_500), await stateOf(address, 64_501)]).toEqual(['valid', 'invalid']);
    },
    SLOW,
  );

  it.skipIf(!programs)(
    'writes to a PostgreSQL server directly, two at a time one after the other',
    async () => {
      const postgres = await startPostgres(programs ?? '');
      try {
        const environment = { DATABASE_URL: postgres.createDatabase('routeglass') };
        const folder = newFolder();
        const names = join(folder, 'names.csv');
        writeFileSync(names, 'AS64500,First,Unknown,DE\n');
        const warm = run(ingestMain, environment, [names]);
        expect(await warm.ended()).toBe(0);
        const files = [1, 2].map((i) => vrpFile(folder, `${i}.json`, 64_500 + i, 2_000));
        // A third process, this one, has the right to import until both have said that they wait for it.
        const store = await openStore({ dataDir: folder, databaseUrl: environment.DATABASE_URL });
        const unlock = await importOnce(store, () => {}, new AbortController().signal);
        const imports = files.map((path) => run(ingestMain, environment, [path]));
        await Promise.all(imports.map((one) => one.until('Waiting for another process')));
        await unlock();
        await store.close();
        expect(await Promise.all(imports.map((one) => one.ended()))).toEqual([0, 0]);
        const again = run(ingestMain, environment, [names]);
        expect(await again.ended()).toBe(0);
        expect(again.output()).toContain('1 unchanged');
      } finally {
        postgres.stop();
      }
    },
    SLOW,
  );

  it(
    'says what is wrong with its command',
    async () => {
      const dataDir = newFolder();
      const help = run(ingestMain, { DATA_DIR: dataDir }, ['--help']);
      expect(await help.ended()).toBe(0);
      expect(help.output()).toMatch(/^Usage: npm run ingest/);
      const missing = run(ingestMain, { DATA_DIR: dataDir }, ['/no/such/file']);
      expect(await missing.ended()).toBe(2);
      expect(missing.output()).toBe('/no/such/file: no such file or folder\n');
    },
    SLOW,
  );
});
