import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createPrograms, main } from './programs.ts';
import { addressIn } from './vrpFiles.ts';

const SLOW = 600_000;
const firstMain = fileURLToPath(new URL('../src/ingest/first/main.ts', import.meta.url));
const { run, newFolder, clearUp } = createPrograms();
afterEach(() => clearUp(), SLOW);

/** What `npm start` loads while it builds the pages. */
describe('the first data', () => {
  it(
    'are there when the server starts, which loads nothing more',
    async () => {
      const environment = { DATA_DIR: newFolder(), SAMPLE_DATA: 'yes' };
      const first = run(firstMain, environment);
      expect(await first.ended(), first.output()).toBe(0);
      expect(first.output()).toMatch(/First start.*\n.*Done in .+: \d+ loaded/s);

      const server = run(main, environment);
      const address = addressIn(await server.until('http://'));
      expect((await fetch(`${address}/v2/incidents/info/asn/64512`)).status).toBe(200);
      expect(server.output()).not.toContain('First start');
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
