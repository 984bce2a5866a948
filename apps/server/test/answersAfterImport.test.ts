import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask } from './talk.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-answers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(engines())('answers after an import over $name', ({ open }) => {
  let app: Hono;
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const purpose = async () => {
    const [first] = await ask(app, 'search', '/v2/incidents/info/search?q=127.0.0.1');
    return first?.type === 'special-purpose' ? first.data.name : undefined;
  };

  it(
    'show what it loaded as soon as it is done, however quick it was',
    async () => {
      const file = join(folder, 'iana.csv');
      expect(await purpose()).toBe('Loopback');
      for (const name of ['First loop', 'Second loop', 'Third loop']) {
        writeFileSync(file, `Address Block,Name,RFC,Globally Reachable\n127.0.0.0/8,${name},[RFC1122],False\n`);
        await ingest(store, { paths: [file] });
        expect(await purpose()).toBe(name);
      }
    },
    SLOW,
  );
});
