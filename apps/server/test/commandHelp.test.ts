import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createPrograms } from './programs.ts';

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
