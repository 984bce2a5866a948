import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { createPrograms, ingestMain, main } from './programs.ts';
import { addressIn, stateOf, vrpFile } from './vrpFiles.ts';

const SLOW = 300_000;
const backupMain = join(import.meta.dirname, '..', 'src', 'backup', 'make', 'main.ts');
const restoreMain = join(import.meta.dirname, '..', 'src', 'backup', 'restore', 'main.ts');
const { run, newFolder, newDataDir, clearUp } = createPrograms();
afterEach(clearUp);

it(
  'backs up while the server runs, and a wiped folder answers the same after it is restored',
  async () => {
    const [folder, dataDir, empty] = [newFolder(), newDataDir(), newFolder()];
    const file = join(folder, 'all.backup');
    const server = run(main, { DATA_DIR: dataDir });
    const address = addressIn(await server.until('http://'));
    const loading = run(ingestMain, { DATA_DIR: dataDir }, [vrpFile(folder, 'a.json', 64_500, 2_000)]);
    expect(await loading.ended()).toBe(0);

    const made = run(backupMain, { DATA_DIR: dataDir }, [file]);
    expect(await made.ended(), made.output()).toBe(0);
    expect(made.output()).toMatch(/^Wrote .*all\.backup: \d+ tables, \d,\d{3} rows, /);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await stateOf(address, 64_500)).toBe('valid');
    const again = run(backupMain, { DATA_DIR: dataDir }, [file]);
    expect(await again.ended()).toBe(1);
    expect(again.output()).toContain('is there already');

    const inUse = run(restoreMain, { DATA_DIR: dataDir }, [file, '--replace']);
    expect(await inUse.ended()).toBe(1);
    expect(inUse.output()).toContain('is in use by the process');

    const restored = run(restoreMain, { DATA_DIR: empty }, [file]);
    expect(await restored.ended(), restored.output()).toBe(0);
    expect(readFileSync(join(empty, 'secret.key'), 'utf8')).toBe(readFileSync(join(dataDir, 'secret.key'), 'utf8'));
    const second = run(main, { DATA_DIR: empty });
    const there = addressIn(await second.until('http://'));
    expect([await stateOf(there, 64_500), await stateOf(there, 64_501)]).toEqual(['valid', 'invalid']);
  },
  SLOW,
);

it(
  'backs up without a server, and says in one line what is wrong with a file or a folder',
  async () => {
    const [folder, dataDir] = [newFolder(), newDataDir()];
    const file = join(folder, 'all.backup');
    const made = run(backupMain, { DATA_DIR: dataDir }, [file]);
    expect(await made.ended(), made.output()).toBe(0);
    const wrong = async (words: readonly string[], target: string): Promise<string> => {
      const tried = run(restoreMain, { DATA_DIR: target }, words);
      expect(await tried.ended()).toBe(1);
      return tried.output();
    };
    expect(await wrong([file], dataDir)).toMatch(/^DATA_DIR .* holds a database\. .*--replace.*\n$/);
    expect(await wrong([join(folder, 'none')], folder)).toMatch(/: There is no such file\.\n$/);
    const content = readFileSync(file);
    const cut = join(folder, 'cut');
    writeFileSync(cut, content.subarray(0, content.length - 200));
    expect(await wrong([cut, '--replace'], dataDir)).toMatch(/: It is cut off\.\n$/);
    const newer = join(folder, 'newer');
    writeFileSync(newer, gzipSync(gunzipSync(content).toString().replace('0001-generations.sql', '9999-later.sql')));
    expect(await wrong([newer], newFolder())).toContain('newer Routeglass (schema 9999-later)');
    const words = run(restoreMain, { DATA_DIR: dataDir }, ['--all']);
    expect(await words.ended()).toBe(2);
    expect(words.output()).toContain('There is no option --all.');
  },
  SLOW,
);
