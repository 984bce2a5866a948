import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportEvent } from '../src/ingest/importEvent.ts';
import { createImporter } from '../src/ingest/importer.ts';
import { plainRequest } from '../src/ingest/importRequest.ts';
import { TestBrowser } from './accounts.ts';
import { type Cluster, startCluster } from './citus.ts';
import { citusPrograms } from './citusNodes.ts';
import { ingest } from './ingestion.ts';
import { type Tagged, writeTable, writeUpdates } from './taggedRoutes.fixtures.ts';
import { appOver } from './talk.ts';

const SLOW = 240_000;
const LONG = { timeout: SLOW / 4 };
const programs = citusPrograms();
/** Prefixes of the table that is loaded, and of the next one. */
const FEW = 2_000;
const MANY = 20_000;
const READERS = 8;

/** So many prefixes, each with a route of both peers. */
function tableOf(count: number): Readonly<Record<string, readonly Tagged[]>> {
  const routes: readonly Tagged[] = [
    [1299, [1299, 15_169], []],
    [3320, [3320, 1299, 15_169], []],
  ];
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${20 + (i >> 16)}.${(i >> 8) & 255}.${i & 255}.0/24`, routes]),
  );
}

/** Addresses of prefixes of the first table, whose routes lie on every shard. */
const addresses = Array.from({ length: 64 }, (_, i) => `/v2/route-graph/asn/15169/graph?prefix=20.0.${i}.0/24`);

/** An import beside changes it. */
const withoutAge = (text: string): string => text.replace(/"as_of":"[^"]+"/, '');

describe.skipIf(programs === null)('a cluster that loses a worker', () => {
  let folder: string;
  let cluster: Cluster;
  let app: Hono;
  let before: ReadonlyMap<string, string>;

  let asked = 0;
  /** By another host each time, so that no kept answer helps. */
  const read = async (address: string): Promise<{ status: number; text: string }> => {
    asked += 1;
    const answer = await app.request(`http://host-${asked}${address}`);
    return { status: answer.status, text: withoutAge(await answer.text()) };
  };
  const readAll = async () =>
    new Map(await Promise.all(addresses.map(async (address) => [address, (await read(address)).text] as const)));
  const isAsBefore = async (): Promise<boolean> => isDeepStrictEqual(await readAll(), before);
  const countRoutes = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) from rib_route`.execute(cluster.store.bulk);
    return rows[0]?.count ?? Number.NaN;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'routeglass-losses-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    cluster = await startCluster(programs ?? '');
    const { files } = await ingest(cluster.store, { paths: [writeTable(folder, tableOf(FEW))] });
    expect(files).toMatchObject([{ outcome: 'loaded', counts: { routes: 2 * FEW } }]);
    app = appOver(cluster.store, { log: () => {} });
    before = await readAll();
    for (const text of before.values()) expect(text).toContain('3320 1299 15169');
  }, SLOW);
  afterEach(() => cluster.remove(), SLOW);

  it.each<[string, (event: ImportEvent) => boolean]>([
    ['routes are written', (event) => event.type === 'progress' && event.unit === 'bytes' && event.done > 0],
    ['what follows from them is computed', (event) => event.type === 'progress' && event.unit === 'rows'],
  ])(
    'while %s fails the import whole, and loads it once the worker is back',
    async (_, isTheMoment) => {
      const [worker] = cluster.workers;
      const paths = [writeTable(folder, tableOf(MANY), 3_600)];
      const importer = createImporter(cluster.store);
      let isAway = false;
      const load = importer.run({ ...plainRequest, paths }, (event) => {
        if (isAway || !isTheMoment(event)) return;
        isAway = true;
        worker?.halt();
      });
      await expect(load).rejects.toMatchObject({ name: 'ImportFailed', change: 'none' });
      expect(isAway).toBe(true);
      // Accounts are on the coordinator.
      const browser = new TestBrowser(
        appOver(cluster.store, { maySwitchSession: true, clock: Date.now, log: () => {} }),
      );
      await browser.signUp('ann@example.net');
      expect((await browser.send('GET', '/api/auth/v1/session')).answer).toMatchObject({ email: 'ann@example.net' });

      worker?.resume();
      await expect.poll(isAsBefore, LONG).toBe(true);
      // What the import had written goes with the next one, where it could not at once.
      // A session that had spoken with the worker says once more that it was away.
      const again = async () => (await importer.run({ ...plainRequest, paths })).files;
      await expect.poll(again, LONG).toMatchObject([{ outcome: 'loaded', counts: { routes: 2 * MANY } }]);
      await importer.close();
      expect(await countRoutes()).toBe(2 * MANY);
    },
    SLOW,
  );

  /** Reads all the time while `work` lasts; `seen`: what was answered, each once. */
  const whileReading = async (work: (seen: Set<string>) => Promise<void>): Promise<void> => {
    const seen = new Set<string>();
    const over = new AbortController();
    const reader = async (first: number): Promise<void> => {
      for (let i = first; !over.signal.aborted; i += READERS) {
        // What is refused at once asks nothing outside: the others need their turn.
        await setImmediate();
        const address = addresses[i % addresses.length] ?? '';
        const { status, text } = await read(address);
        if (status === 200) seen.add(text === before.get(address) ? 'the same' : `other: ${text}`);
        else seen.add(`${status} ${(JSON.parse(text) as { code: string }).code}`);
      }
    };
    const readers = Array.from({ length: READERS }, (_, i) => reader(i));
    try {
      await work(seen);
    } finally {
      over.abort();
      await Promise.all(readers);
    }
  };

  it(
    'answers what it can meanwhile, says of the rest that the database does not answer, and goes on',
    async () => {
      const [worker] = cluster.workers;
      await whileReading(async (seen) => {
        await expect.poll(() => [...seen], LONG).toEqual(['the same']);
        worker?.halt();
        await expect.poll(() => [...seen].sort(), LONG).toEqual(['503 E_UNAVAILABLE', 'the same']);
        seen.clear();
        // Prefixes of the other worker.
        await expect.poll(() => [...seen].sort(), LONG).toEqual(['503 E_UNAVAILABLE', 'the same']);
        worker?.resume();
        await expect.poll(isAsBefore, LONG).toBe(true);
        expect([...seen].sort()).toEqual(['503 E_UNAVAILABLE', 'the same']);
        seen.clear();
        await expect.poll(() => [...seen], LONG).toEqual(['the same']);
      });
    },
    SLOW,
  );

  it(
    'takes another one in and moves shards to it while it answers and imports',
    async () => {
      const added = await cluster.addWorker();
      const routes = Array.from({ length: FEW }, (_, i) => `21.${i >> 8}.${i & 255}.0/24`);
      const updates = writeUpdates(
        folder,
        'meanwhile',
        routes.map((prefix) => [60, prefix, [1299, [1299, 15_169], []]]),
      );
      await whileReading(async (seen) => {
        const load = ingest(cluster.store, { paths: [updates] });
        await sql`select rebalance_table_shards(shard_transfer_mode => 'block_writes')`.execute(cluster.store.bulk);
        expect((await load).files).toMatchObject([{ outcome: 'loaded', counts: { announcements: FEW } }]);
        await expect.poll(() => seen.size, LONG).toBeGreaterThan(0);
        expect([...seen]).toEqual(['the same']);
      });
      const { rows } = await sql<{ shards: number }>`
        select count(*)::int as shards from citus_shards
        where nodeport = ${added} and citus_table_type = 'distributed'
      `.execute(cluster.store.bulk);
      expect(rows[0]?.shards).toBeGreaterThan(0);
      expect(await isAsBefore()).toBe(true);
    },
    SLOW,
  );
});
