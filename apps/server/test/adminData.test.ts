import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImporter, type Importer } from '../src/ingest/importer.ts';
import { watchImports } from '../src/ingest/importWatch.ts';
import type { Store } from '../src/store/store.ts';
import { promote, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const API = '/api/admin/v1';
const ADMIN = 'root@example.net';
const SLOW = 120_000;

const vrps = (asns: readonly number[]): string =>
  JSON.stringify({
    metadata: { buildtime: '2026-11-01T00:00:00Z' },
    roas: asns.map((asn) => ({ prefix: '192.0.2.0/24', maxLength: 24, asn: `AS${asn}`, ta: 'ripe' })),
  });

describe.each(engines())('data and content over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let folder: string;
  let importer: Importer;
  let app: Hono;
  let admin: TestBrowser;

  const signedIn = async (over: Hono): Promise<TestBrowser> => {
    const browser = new TestBrowser(over);
    await browser.login(ADMIN);
    return browser;
  };
  beforeAll(async () => {
    ({ store, remove } = await open());
    folder = mkdtempSync(join(tmpdir(), 'routeglass-data-'));
    for (const name of ['import', 'content']) mkdirSync(join(folder, name));
    const watch = watchImports(createImporter(store), Date.now);
    ({ importer } = watch);
    app = appOver(store, {
      clock: Date.now,
      log: () => {},
      contentDir: join(folder, 'content'),
      imports: { watch, folder: join(folder, 'import') },
    });
    await new TestBrowser(app).signUp(ADMIN);
    await promote(store, ADMIN);
    admin = await signedIn(app);
  }, SLOW);
  afterAll(async () => {
    await importer.close();
    await remove();
    rmSync(folder, { recursive: true, force: true });
  }, SLOW);

  const get = async (path: string) => (await admin.send('GET', `${API}${path}`)).answer;
  const importAgain = async () => {
    const begun = await admin.send('POST', `${API}/import`);
    expect(begun).toMatchObject({ status: 200, answer: { folder: join(folder, 'import') } });
    await expect.poll(async () => (await get('/import'))['ended'], { timeout: SLOW }).not.toBeNull();
    return get('/import');
  };

  it('imports the folder that is set, and lists the sources with their sizes', async () => {
    expect(await get('/import')).toMatchObject({ state: 'none', loaded: 0 });
    writeFileSync(join(folder, 'import', 'vrps.json'), vrps([64_512, 64_513]));
    expect(await importAgain()).toMatchObject({ state: 'done', loaded: 1, unchanged: 0, problems: [], message: null });
    const bytes = vrps([64_512, 64_513]).length;
    const loaded = { kind: 'vrps', name: 'rpki', sample: false, records: 2, bytes, failure: null };
    expect((await get('/data'))['data']).toEqual([expect.objectContaining(loaded)]);
    expect(await importAgain()).toMatchObject({ state: 'done', loaded: 0, unchanged: 1 });
    expect(await get('/audit?q=data.imported')).toMatchObject({ record_count: 2, data: [{ actor: ADMIN }, {}] });
  });

  it('says what could not be imported, and keeps what was loaded', async () => {
    writeFileSync(join(folder, 'import', 'vrps.json'), vrps([64_512]).slice(0, -20));
    const status = await importAgain();
    expect(status).toMatchObject({
      state: 'done',
      loaded: 0,
      problems: [{ file: expect.stringContaining('vrps.json') }],
    });
    const [row] = (await get('/data'))['data'] as { failure: { message: string } }[];
    expect(row).toMatchObject({ kind: 'vrps', records: 2 });
    expect(row?.failure.message).toContain('vrps.json: at byte');
  });

  it('refuses a second import while one runs, and says when there is no folder', async () => {
    const answers = await Promise.all([admin.send('POST', `${API}/import`), admin.send('POST', `${API}/import`)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await expect.poll(async () => (await get('/import'))['ended'], { timeout: SLOW }).not.toBeNull();
    const bare = appOver(store, {
      clock: Date.now,
      log: () => {},
      imports: { watch: watchImports(importer, Date.now), folder: undefined },
    });
    const browser = await signedIn(bare);
    expect((await browser.send('GET', `${API}/import`)).answer).toMatchObject({ folder: null, state: 'none' });
    const refused = await browser.send('POST', `${API}/import`);
    expect(refused).toMatchObject({ status: 409, answer: { message: expect.stringContaining('IMPORT_DIR') } });
    const lost = appOver(store, {
      clock: Date.now,
      log: () => {},
      imports: { watch: watchImports(importer, Date.now), folder: join(folder, 'none') },
    });
    const answer = (await (await signedIn(lost)).send('POST', `${API}/import`)).answer;
    expect(answer['message']).toContain('Check IMPORT_DIR');
  });

  it('names the broken files of the content folder with their lines', async () => {
    writeFileSync(join(folder, 'content', 'faq.yaml'), 'groups:\n  - title: [\n');
    await expect.poll(async () => (await get('/content'))['data'], { timeout: SLOW }).not.toEqual([]);
    const [problem] = (await get('/content'))['data'] as { file: string; line: number; message: string }[];
    expect(problem).toMatchObject({ file: 'faq.yaml', message: expect.stringMatching(/./) });
    expect(problem?.line).toBeGreaterThan(1);
  });
});
