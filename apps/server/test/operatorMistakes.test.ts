import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { createDisks } from './disks.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgresServer.ts';
import { createPrograms, ingestMain, main } from './programs.ts';
import { vrpFile } from './vrpFiles.ts';

const SLOW = 300_000;
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

/** The one line that server and import say, both the same. */
async function lineOf(environment: Record<string, string>): Promise<string> {
  const file = vrpFile(newFolder(), 'a.json', 64_500, 1);
  const said: string[] = [];
  for (const begin of [() => run(main, environment), () => run(ingestMain, environment, [file])]) {
    const program = begin();
    expect(await program.ended(), program.output()).toBe(1);
    said.push(program.output());
  }
  expect(said[0]).toMatch(/^[^\n]+\n$/);
  expect(said[1]).toBe(said[0]);
  return said[0]?.trim() ?? '';
}

describe('a data folder that cannot be used is told in one line', () => {
  it(
    'a file',
    async () => {
      const file = join(newFolder(), 'data');
      writeFileSync(file, 'something');
      expect(await lineOf({ DATA_DIR: file })).toBe(
        `DATA_DIR ${file} is a file, not a folder. Give another one with DATA_DIR=…`,
      );
      expect(await lineOf({ DATA_DIR: join(file, 'below') })).toContain('is inside a file');
    },
    SLOW,
  );

  it.runIf(existsSync('/proc'))(
    'one in a place where the system allows none',
    async () => {
      expect(await lineOf({ DATA_DIR: '/proc/none/data' })).toBe(
        'DATA_DIR /proc/none/data cannot be made there. Give another one with DATA_DIR=…',
      );
    },
    SLOW,
  );

  it(
    'a read-only one',
    async (context) => {
      const disk = disks.mount('ro');
      if (disk === null) return context.skip('only root can make a read-only disk');
      expect(await lineOf({ DATA_DIR: disk })).toBe(
        `DATA_DIR ${disk} is on a read-only disk. Make it writable, or give another one with DATA_DIR=…`,
      );
    },
    SLOW,
  );

  it(
    'no room at the first start, and with room the next start begins from nothing',
    async (context) => {
      const disk = disks.mount('size=24m');
      if (disk === null) return context.skip('only root can make a small disk');
      const dataDir = join(disk, 'data');
      expect(await lineOf({ DATA_DIR: dataDir })).toContain(
        `Not enough disk space for the database in DATA_DIR ${dataDir}.`,
      );
      disks.enlarge(disk, '400m');
      const server = run(main, { DATA_DIR: dataDir });
      await server.until('http://');
      server.child.kill('SIGTERM');
      expect(await server.ended()).toBe(0);
      expect(readdirSync(dataDir).sort()).toEqual(['db', 'reserve', 'secret.key']);
    },
    SLOW,
  );

  it(
    'a damaged one, with the way out',
    async () => {
      const dataDir = newDataDir();
      rmSync(join(dataDir, 'db', 'global', 'pg_control'));
      const line = await lineOf({ DATA_DIR: dataDir });
      expect(line).toContain(`The database in ${join(dataDir, 'db')} is damaged and cannot be opened (`);
      expect(line).toContain(`move ${join(dataDir, 'db')} away, start again and import your files again`);
    },
    SLOW,
  );

  it(
    'a schema of a newer version, on which nothing is done',
    async () => {
      const dataDir = newDataDir();
      const store = await openStore({ dataDir });
      await sql`insert into migration (name) values ('9999-of-tomorrow.sql')`.execute(store.db);
      await store.close();
      expect(await lineOf({ DATA_DIR: dataDir })).toMatch(
        /newer Routeglass \(schema 9999-of-tomorrow\).+ up to \d{4}-/,
      );
    },
    SLOW,
  );
});

it(
  'an empty postmaster.pid and a half made database, as power cuts leave them, keep nobody from starting',
  async () => {
    const dataDir = newDataDir();
    writeFileSync(join(dataDir, 'db', 'postmaster.pid'), '');
    await (await openStore({ dataDir })).close();
    rmSync(join(dataDir, 'db', 'global'), { recursive: true });
    writeFileSync(join(dataDir, 'db.making'), '');
    await (await openStore({ dataDir })).close();
    expect(existsSync(join(dataDir, 'db.making'))).toBe(false);
  },
  SLOW,
);

describe('a PostgreSQL server that does not let us in is told in one line', () => {
  it(
    'nobody there, or no such host, without the password',
    async () => {
      const line = await lineOf({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/routeglass' });
      expect(line).toBe('No PostgreSQL server answers at 127.0.0.1:1. Start it, or correct DATABASE_URL.');
    },
    SLOW,
  );

  it.skipIf(!programs)(
    'an unknown database, an unknown role, a newer schema',
    async () => {
      postgres = await startPostgres(programs ?? '');
      const there = postgres.createDatabase('routeglass');
      const server = new URL(there).host;
      expect(await lineOf({ DATABASE_URL: there.replace(/routeglass$/, 'elsewhere') })).toBe(
        `The PostgreSQL server at ${server} has no database elsewhere. Create it (createdb elsewhere), or correct DATABASE_URL.`,
      );
      expect(await lineOf({ DATABASE_URL: there.replace('postgres@', 'nobody@') })).toContain(
        `The PostgreSQL server at ${server} refuses the role nobody (role "nobody" does not exist).`,
      );
      const store = await openStore({ dataDir: '', databaseUrl: there });
      await sql`insert into migration (name) values ('9999-of-tomorrow.sql')`.execute(store.db);
      await store.close();
      expect(await lineOf({ DATABASE_URL: there })).toContain('newer Routeglass (schema 9999-of-tomorrow)');
    },
    SLOW,
  );
});
