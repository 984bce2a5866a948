import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createPrograms, main } from './programs.ts';

const source = join(import.meta.dirname, '..', 'src');
const programs = createPrograms();
afterEach(programs.clearUp);

it.each([
  ['ingest', 'ingest/main.ts'],
  ['admin', 'adminCommand.ts'],
  ['sessions', 'sessionsCommand.ts'],
  ['backup', 'backup/make/main.ts'],
  ['restore', 'backup/restore/main.ts'],
  ['cluster', 'cluster/main.ts'],
  ['lab', 'lab/main.ts'],
  ['mrt', 'ingest/mrt/text.ts'],
])('npm run %s -- --help prints how to use it, and does nothing else', async (command, file) => {
  const run = programs.run(join(source, file), {}, ['--help']);
  expect(await run.ended()).toBe(0);
  expect(run.output()).toMatch(new RegExp(`npm run (--silent )?${command} -- `));
  expect(run.output()).not.toMatch(/no option|no such file/i);
});

it('prints links to the server that does the work, whatever port the command takes it to have', async () => {
  const dataDir = programs.newDataDir();
  const server = programs.run(main, { DATA_DIR: dataDir });
  const [, address = ''] = /answers at (\S+)/.exec(await server.until('answers at http')) ?? [];
  const command = programs.run(join(source, 'adminCommand.ts'), { DATA_DIR: dataDir, PORT: '3000' }, [
    'create',
    'ada@example.net',
  ]);
  expect(await command.ended()).toBe(0);
  expect(command.output()).toContain(`${address}/auth/setup-password?`);
}, 60_000);

it('says where a backup cannot be written or read', async () => {
  const folder = programs.newFolder();
  const backup = programs.run(join(source, 'backup/make/main.ts'), {}, [join(folder, 'none', 'all.gz')]);
  expect(await backup.ended()).toBe(1);
  expect(backup.output()).toBe(`The folder ${join(folder, 'none')} is not there. Create it first.\n`);
  const restore = programs.run(join(source, 'backup/restore/main.ts'), { DATA_DIR: join(folder, 'new') }, [folder]);
  expect(await restore.ended()).toBe(1);
  expect(restore.output()).toBe(`${folder}: It is a folder, not a backup.\n`);
});

it('says in few lines what is wrong with a command', async () => {
  const run = programs.run(join(source, 'ingest/main.ts'), {}, ['--bogus', 'x']);
  expect(await run.ended()).toBe(2);
  expect(run.output()).toBe('There is no option --bogus.\n\nnpm run ingest -- --help lists all options.\n');
});

it('names the address that cannot be had, in plain words', async () => {
  const run = programs.run(join(source, 'ingest/main.ts'), {}, ['ftp://archive.example/rib.bz2']);
  expect(await run.ended()).toBe(1);
  expect(run.output()).toContain('ftp://archive.example/rib.bz2: only https is allowed');
});
