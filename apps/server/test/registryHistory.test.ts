import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask, refusal } from './talk.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-history-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Vrp = readonly [prefix: string, maxLength: number, asn: number];

function vrpFile(day: string, vrps: readonly Vrp[], name = `${day}.json`): string {
  const path = join(folder, name);
  const roas = vrps.map(([prefix, maxLength, asn]) => ({ asn, prefix, maxLength, ta: 'ripe', expires: 1 }));
  writeFileSync(path, JSON.stringify({ metadata: { buildtime: `${day}T00:00:00Z` }, roas }));
  return path;
}

function dump(day: string, objects: readonly (readonly [prefix: string, origin: number, source: string])[]): string {
  const path = join(folder, 'ripe.db.route');
  const text = objects.map(([prefix, origin, source]) => `route: ${prefix}\norigin: AS${origin}\nsource: ${source}\n`);
  writeFileSync(path, `# Made at ${day}T00:00:00Z\n\n${text.join('\n')}`);
  return path;
}

function delegated(): string {
  const path = join(folder, 'delegated-ripencc-extended-20260101');
  writeFileSync(
    path,
    '2|ripencc|20260101|1|19830705|20260101|+0100\nripencc|*|ipv4|*|1|summary\nripencc|NL|ipv4|193.0.0.0|65536|19930901|allocated|x\n',
  );
  return path;
}

function names(): string {
  const path = join(folder, 'asns.csv');
  writeFileSync(path, 'asn,name,class,cc\nAS64512,NORTHWIND,Carrier,NL\n');
  return path;
}

const many = (count: number): Vrp[] =>
  Array.from({ length: count }, (_, i) => [`20.${i >> 8}.${i & 255}.0/24`, 24, 64_500 + (i % 7)]);

describe.each(engines())('histories of registries over $name', ({ open }) => {
  let app: Hono;
  let store: Store;
  let remove: () => Promise<void>;
  const counts = async () => {
    const { n } = await store.db
      .selectFrom('vrp_history')
      .select((of) => of.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  };

  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store);
    const base = many(6000);
    const first = await ingest(store, {
      paths: [vrpFile('2026-01-01', [...base, ['193.0.0.0/16', 20, 3333], ['193.0.4.0/22', 24, 64_999]])],
    });
    expect(first.files).toMatchObject([{ outcome: 'loaded', counts: { new: 6002, gone: 0 } }]);
    const second = await ingest(store, {
      paths: [vrpFile('2026-01-02', [...base, ['193.0.0.0/16', 24, 3333], ['193.0.4.0/22', 24, 64_999]])],
    });
    expect(second.files).toMatchObject([{ outcome: 'loaded', counts: { new: 1, gone: 1 } }]);
    await ingest(store, { paths: [vrpFile('2026-01-03', [...base, ['193.0.0.0/16', 24, 3333]])] });
    await ingest(store, { paths: [delegated()] });
    await ingest(store, { paths: [dump('2026-01-01', [['193.0.4.0/22', 64_999, 'RIPE']])] });
    await ingest(store, {
      paths: [
        dump('2026-01-05', [
          ['193.0.4.0/22', 64_999, 'RADB'],
          ['193.0.0.0/16', 3333, 'RIPE'],
        ]),
      ],
    });
    // The laboratory uses the same addresses.
    await ingest(store, { paths: [vrpFile('2026-01-04', [['193.0.4.0/22', 22, 64_512]], 'lab.json')], world: 'lab' });
    await ingest(store, { paths: [dump('2026-01-04', [['193.0.4.0/22', 64_512, 'LAB']])], world: 'lab' });
    await ingest(store, { paths: [names()], world: 'lab' });
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it('tell which ROAs covered a prefix, and when', async () => {
    const all = await ask(app, 'historyOfRoas', '/v2/rir/history_of_roas?prefix=193.0.4.0/22');
    expect(
      all.map(({ prefix, covers, origin, max_length, start_time, end_time }) =>
        [prefix, covers, origin, max_length, start_time.slice(0, 10), end_time?.slice(0, 10) ?? null].join(' '),
      ),
    ).toEqual([
      '193.0.0.0/16 covering 3333 24 2026-01-02 ',
      '193.0.4.0/22 exact 64999 24 2026-01-01 2026-01-03',
      '193.0.0.0/16 covering 3333 20 2026-01-01 2026-01-02',
    ]);
  });

  it.each([
    ['from_datetime=2026-01-04', 1],
    ['until_datetime=2026-01-01', 2],
    ['from_datetime=2026-01-01&until_datetime=2026-01-02T00:00:00Z', 3],
    ['until_datetime=2025-12-31', 0],
  ])('are narrowed by %s', async (window, rows) => {
    const found = await ask(app, 'historyOfRoas', `/v2/rir/history_of_roas?prefix=193.0.4.0/22&${window}`);
    expect(found).toHaveLength(rows);
  });

  it('tell of route objects, and of those in a registry that is not that of the space', async () => {
    const all = await ask(app, 'historyOfRouteObjects', '/v2/rir/history_of_route_objects?prefix=193.0.4.0/22');
    expect(
      all.map(({ prefix, covers, origin, source, foreign, start_time, end_time }) =>
        [prefix, covers, origin, source, foreign, start_time.slice(0, 10), end_time?.slice(0, 10) ?? null].join(' '),
      ),
    ).toEqual([
      '193.0.4.0/22 exact 64999 RADB true 2026-01-05 ',
      '193.0.0.0/16 covering 3333 RIPE false 2026-01-05 ',
      '193.0.4.0/22 exact 64999 RIPE false 2026-01-01 2026-01-05',
    ]);
  });

  it('are of the world of a network where one is named, as the verdict on its route is', async () => {
    const query = 'prefix=193.0.4.0/22&asn=64512';
    const roas = await ask(app, 'historyOfRoas', `/v2/rir/history_of_roas?${query}`);
    expect(roas).toMatchObject([{ origin: 64_512, max_length: 22, end_time: null }]);
    const objects = await ask(app, 'historyOfRouteObjects', `/v2/rir/history_of_route_objects?${query}`);
    expect(objects).toMatchObject([{ origin: 64_512, source: 'LAB', foreign: null }]);
    const verdict = await ask(app, 'roaValidity', `/v2/rir/roa-validity?${query}`);
    expect(verdict).toMatchObject({ state: 'valid', as_of: '2026-01-04T00:00:00.000Z', vrps: [{ asn: 64_512 }] });
    const elsewhere = await ask(app, 'roaValidity', '/v2/rir/roa-validity?prefix=193.0.4.0/22&asn=3333');
    expect(elsewhere).toMatchObject({ state: 'valid', as_of: '2026-01-03T00:00:00.000Z', vrps: [{ asn: 3333 }] });
  });

  it.each([
    'history_of_roas?prefix=300.0.0.0/8',
    'history_of_roas',
    'history_of_roas?prefix=10.0.0.0/8&from_datetime=yesterday',
    'history_of_route_objects?prefix=10.0.0.0/8&from_datetime=2026-02-02&until_datetime=2026-02-01',
  ])('refuse %s', async (path) => {
    expect(await refusal(app, `/v2/rir/${path}`)).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
  });

  it(
    'do not change when the same comes again, and forget what a refused file would have brought',
    async () => {
      const before = await counts();
      const path = vrpFile('2026-01-03', [...many(6000), ['193.0.0.0/16', 24, 3333]]);
      expect((await ingest(store, { paths: [path] })).files).toMatchObject([{ outcome: 'unchanged' }]);
      const older = vrpFile('2026-01-02', many(6000), 'older.json');
      const { files } = await ingest(store, { paths: [older] });
      expect(files).toMatchObject([
        { outcome: 'refused', message: expect.stringContaining('older than the loaded one') },
      ]);
      expect(await counts()).toBe(before);
    },
    SLOW,
  );

  it(
    'take an older file on request, and then end no span before it began',
    async () => {
      const older = vrpFile('2025-12-01', [['193.0.4.0/22', 24, 64_999]], 'older.json');
      const { files } = await ingest(store, { paths: [older], allowOlder: true });
      expect(files).toMatchObject([
        { outcome: 'loaded', message: expect.stringContaining('the one loaded before holds 6,001') },
      ]);
      const all = await ask(app, 'historyOfRoas', '/v2/rir/history_of_roas?prefix=193.0.0.0/16');
      for (const { start_time, end_time } of all) expect(end_time === null || end_time >= start_time).toBe(true);
    },
    SLOW,
  );
});
