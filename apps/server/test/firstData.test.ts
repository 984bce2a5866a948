import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createPrograms, main } from './programs.ts';
import { addressIn } from './vrpFiles.ts';

const SLOW = 600_000;
const firstMain = fileURLToPath(new URL('../src/ingest/first/main.ts', import.meta.url));
const { run, newFolder, clearUp } = createPrograms();
afterEach(() => clearUp(), SLOW);

describe('the first data', () => {
  it(
    'are loaded once, before the server answers',
    async () => {
      const server = run(main, { DATA_DIR: newFolder(), SAMPLE_DATA: 'yes', LOG_FORMAT: 'json' });
      await server.until('http://');
      const lines = server.output().trim().split('\n');
      const said = lines.map((line) => String((JSON.parse(line) as { message?: unknown }).message));
      const address = addressIn(said.at(-1) ?? '');
      expect((await fetch(`${address}/v2/incidents/info/asn/64512`)).status).toBe(200);
      expect(said.filter((line) => line.startsWith('First start'))).toHaveLength(1);
      expect(said.filter((line) => /^Done in .+: \d+ loaded/.test(line))).toHaveLength(1);
    },
    SLOW,
  );

  it(
    'are loaded at the next start where the first one was stopped meanwhile',
    async () => {
      const environment = { DATA_DIR: newFolder(), SAMPLE_DATA: 'yes' };
      const stopped = run(main, environment);
      await stopped.until('First start');
      stopped.child.kill('SIGTERM');
      expect(await stopped.ended(), stopped.output()).toBe(0);
      expect(stopped.output()).not.toContain('Done');
      await run(main, environment).until('First start');
    },
    SLOW,
  );

  it(
    'are left to the server where it is not to load any, and where something is wrong',
    async () => {
      const environments = [
        { SAMPLE_DATA: 'no' },
        { SAMPLE_DATA: 'yes', DATABASE_URL: 'postgres://127.0.0.1:1/none' },
        { PORT: 'ten' },
      ];
      for (const environment of environments) {
        const first = run(firstMain, { DATA_DIR: newFolder(), ...environment });
        expect(await first.ended()).toBe(0);
        expect(first.output()).toBe('');
      }
    },
    SLOW,
  );
});
