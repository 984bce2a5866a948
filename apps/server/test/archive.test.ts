import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ArchiveRequest } from '../src/ingest/archive/archiveRequest.ts';
import { cleanCache } from '../src/ingest/archive/cache.ts';
import { readTarget } from '../src/ingest/archive/collectorFolder.ts';
import { fetchArchives } from '../src/ingest/archive/run.ts';
import type { ImportEvent } from '../src/ingest/importEvent.ts';
import { lockDataDir } from '../src/store/dataDirLock.ts';
import { freePort, hasProgram, startProgram } from './debianPrograms.ts';
import { type FaultyArchive, serveArchive } from './faultyArchive.ts';
import { createPrograms, ingestMain } from './programs.ts';
import { writeTable, writeUpdates } from './taggedRoutes.fixtures.ts';

const SLOW = 120_000;
const seconds = (text: string): number => Date.parse(text) / 1_000;
const { run, newFolder, newDataDir, clearUp } = createPrograms();
afterEach(clearUp);

describe('an address', () => {
  const collectorOf = (address: string, collector?: string) => {
    const target = readTarget(address, collector);
    if ('file' in target) return `${target.collector} ${target.file.name}`;
    return `${target.folder.collector} ${target.folder.layout} ${target.folder.url.pathname}`;
  };
  it.each([
    ['https://data.ris.ripe.net/rrc06/', undefined, 'rrc06 ris /rrc06/'],
    ['https://data.ris.ripe.net/rrc06/2026.01', undefined, 'rrc06 ris /rrc06/'],
    ['https://data.ris.ripe.net', 'rrc21', 'rrc21 ris /rrc21/'],
    ['https://archive.routeviews.org/bgpdata/', undefined, 'route-views2 routeviews /bgpdata/'],
    ['https://archive.routeviews.org', 'route-views2', 'route-views2 routeviews /bgpdata/'],
    [
      'https://archive.routeviews.org/route-views.linx/bgpdata/2026.01/RIBS/',
      undefined,
      'route-views.linx routeviews /route-views.linx/bgpdata/',
    ],
    ['https://archive.routeviews.org', 'route-views.sg', 'route-views.sg routeviews /route-views.sg/bgpdata/'],
    ['https://mirror.example/ris/rrc00/2026.01/bview.20260101.0000.gz', undefined, 'rrc00 bview.20260101.0000.gz'],
    ['https://mirror.example/rib.20260101.0000.bz2', 'mine', 'mine rib.20260101.0000.bz2'],
    ['http://192.168.1.5:8080/rrc06/', undefined, 'rrc06 ris /rrc06/'],
    ['http://localhost/rrc06/', undefined, 'rrc06 ris /rrc06/'],
  ])('%s with %s is %s', (address, collector, expected) => expect(collectorOf(address, collector)).toBe(expected));
  it.each([
    ['http://data.ris.ripe.net/rrc06/', /only https/],
    ['https://me:secret@x.example/rrc06/', /^x\.example: remove the user name and password/],
    ['https://data.ris.ripe.net/', /name a collector's folder/],
  ])('%s is refused', (address, message) => expect(() => readTarget(address, undefined)).toThrow(message));
});

describe('what is fetched for a span', () => {
  let archive: FaultyArchive;
  afterEach(() => archive.close());
  const RIS = '/rrc99/2026.01/';
  const RV = '/route-views.lab/bgpdata/2026.01/';
  const served = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { content: Buffer.from(name) }]));
  const fetchSpan = async (
    path: string,
    from: string,
    until: string,
    more: Partial<ArchiveRequest> = {},
    dataDir = newFolder(),
    told: string[] = [],
  ) => {
    const listener = (event: ImportEvent): void => void (event.type === 'waiting' && told.push(event.message));
    const span = { from: seconds(from), until: seconds(until), only: null };
    const request = {
      addresses: [archive.address + path],
      collector: undefined,
      span,
      listOnly: false,
      largest: 1e9,
      ...more,
    };
    const context = {
      dataDir,
      listener,
      signal: new AbortController().signal,
      clock: () => Date.parse('2026-02-01'),
      patience: { tries: 3, pause: 1 },
    };
    const { fetched, gaps } = await fetchArchives(request, context);
    return {
      names: fetched.flatMap(({ paths }) => paths.map((each) => each.slice(dirname(each).length + 1))),
      gaps,
      told,
      fetched,
    };
  };

  it('is the table before it and the updates since, in both layouts, over the turn of a month', async () => {
    archive = await serveArchive(
      served([
        '/rrc99/2025.12/bview.20251231.1600.gz',
        '/rrc99/2025.12/updates.20251231.2355.gz',
        '/rrc99/2025.12/updates.20251231.1555.gz',
        `${RIS}bview.20260101.0800.gz`,
        `${RIS}updates.20260101.0000.gz`,
        `${RIS}updates.20260101.0005.gz`,
        `${RIS}latest-bview.gz`,
        `${RV}RIBS/rib.20260101.0000.bz2`,
        `${RV}RIBS/rib.20260101.0200.bz2`,
        `${RV}UPDATES/updates.20260101.0000.bz2`,
        `${RV}UPDATES/updates.20260101.0200.bz2`,
      ]),
    );
    const ris = await fetchSpan('/rrc99/', '2026-01-01T00:00Z', '2026-01-01T00:05Z');
    expect(ris.names).toEqual(['bview.20251231.1600.gz', 'updates.20251231.2355.gz', 'updates.20260101.0000.gz']);
    expect(ris.told[0]).toContain('rrc99: 3 files');
    const routeViews = await fetchSpan('/route-views.lab/bgpdata', '2026-01-01T01:00Z', '2026-01-01T02:00Z');
    expect(routeViews.names).toEqual(['rib.20260101.0000.bz2', 'updates.20260101.0000.bz2']);
    expect(routeViews.fetched[0]?.collector).toBe('route-views.lab');
    expect((await fetchSpan('/rrc99/', '2026-02-01T00:00Z', '2026-02-01T00:00Z')).names).toEqual([
      'bview.20260101.0800.gz',
    ]);
  });

  it('is only told, where that is wanted', async () => {
    archive = await serveArchive(served([`${RIS}bview.20260101.0800.gz`]));
    const { names, told } = await fetchSpan('/rrc99/', '2026-01-02', '2026-01-02', { listOnly: true });
    expect(names).toEqual([]);
    expect(told[0]).toMatch(/bview\.20260101\.0800\.gz {2}\d\.\d kB/);
    expect(archive.asked.filter((line) => line.startsWith('GET') && line.includes('bview'))).toEqual([]);
  });

  it('is fetched once, and again only where the archive has another', async () => {
    const name = `${RIS}bview.20260101.0800.gz`;
    archive = await serveArchive(served([name]));
    const dataDir = newFolder();
    const fetches = () => archive.asked.filter((line) => line === `GET ${name} 200`).length;
    await fetchSpan('/rrc99/', '2026-01-02', '2026-01-02', {}, dataDir);
    await fetchSpan('/rrc99/', '2026-01-02', '2026-01-02', {}, dataDir);
    expect(fetches()).toBe(1);
    archive.files.set(name, { content: Buffer.from('a longer one that was written later') });
    await fetchSpan('/rrc99/', '2026-01-02', '2026-01-02', {}, dataDir);
    expect(fetches()).toBe(2);
  });

  it('reports a gap for each file that the archive lists but does not have', async () => {
    archive = await serveArchive(
      served([`${RIS}bview.20260101.0000.gz`, `${RIS}updates.20260101.0000.gz`, `${RIS}updates.20260101.0005.gz`]),
    );
    const missing = archive.files.get(`${RIS}updates.20260101.0000.gz`);
    if (missing) missing.faults = [{ status: 404 }];
    const { names, gaps } = await fetchSpan('/rrc99/', '2026-01-01T00:00Z', '2026-01-01T00:10Z');
    expect(names).toEqual(['bview.20260101.0000.gz', 'updates.20260101.0005.gz']);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]).toContain('updates.20260101.0000.gz: not in the archive (404)');
  });

  it.each(['MD5SUMS', 'bview.20260101.0000.gz.md5'])('is checked by %s', async (sums) => {
    const name = 'bview.20260101.0000.gz';
    const right = createHash('md5').update(`${RIS}${name}`).digest('hex');
    archive = await serveArchive({
      ...served([`${RIS}${name}`]),
      [`${RIS}${sums}`]: { content: Buffer.from(`${right}  ${name}\n`) },
    });
    expect((await fetchSpan('/rrc99/', '2026-01-01', '2026-01-01')).names).toEqual([name]);
    archive.files.set(`${RIS}${sums}`, { content: Buffer.from(`${'0'.repeat(32)}  ${name}\n`) });
    await expect(fetchSpan('/rrc99/', '2026-01-01', '2026-01-01')).rejects.toThrow(/checksum/);
  });

  it('waits for another process that fetches', async () => {
    archive = await serveArchive(served([`${RIS}bview.20260101.0000.gz`]));
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'archives'));
    const unlock = await lockDataDir(join(dataDir, 'archives'));
    const told: string[] = [];
    const fetching = fetchSpan('/rrc99/', '2026-01-01', '2026-01-01', {}, dataDir, told);
    const words = `Waiting for process ${process.pid}, which is downloading from archives`;
    await vi.waitUntil(() => told.join().includes(words), { timeout: SLOW });
    expect(archive.asked.filter((line) => line.startsWith('GET') && line.includes('bview'))).toEqual([]);
    await unlock();
    expect((await fetching).names).toHaveLength(1);
  });

  it('is refused if it is too large or not in the archive', async () => {
    archive = await serveArchive(served([`${RIS}bview.20260101.0000.gz`]));
    await expect(fetchSpan('/rrc99/', '2026-01-01', '2026-01-01', { largest: 10 })).rejects.toThrow(/--max-size/);
    await expect(fetchSpan('/rrc99/', '2025-01-01', '2025-01-01')).rejects.toThrow(
      /has no table at or before 2025-01-01T00:00Z/,
    );
    await expect(fetchSpan('/rrc98/', '2026-01-01', '2026-01-01')).rejects.toThrow(/has no table/);
  });
});

describe('the cache', () => {
  it('loses files that were not used for long, then the least recently used ones, and empty folders', async () => {
    const folder = newFolder();
    const now = Date.parse('2026-02-01');
    const put = (name: string, days: number): void => {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, Buffer.alloc(100));
      utimesSync(path, new Date(now - days * 86_400_000), new Date(now - days * 86_400_000));
    };
    put('host/old/a.gz', 20);
    put('host/new/b.gz', 3);
    put('host/new/c.gz', 2);
    put('host/new/d.gz.part', 1);
    put('lock', 90);
    expect(await cleanCache(folder, { largest: 250, days: 14 }, now)).toBe(200);
    expect(readdirSync(folder, { recursive: true }).map(String).toSorted()).toEqual([
      'host',
      'host/new',
      'host/new/c.gz',
      'host/new/d.gz.part',
      'lock',
    ]);
    expect(await cleanCache(join(folder, 'nowhere'), { largest: 1, days: 1 }, now)).toBe(0);
  });
});

const hasNginx = hasProgram('nginx', 'archives are tested against our own server alone');

describe.skipIf(!hasNginx)('npm run ingest from an archive that nginx serves', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-nginx-'));
  let address: string;
  let stop: () => Promise<void>;
  const put = (name: string, content: Uint8Array): void => {
    const path = join(folder, 'files', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };

  beforeAll(async () => {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const table = gzipSync(readFileSync(writeTable(folder, { '192.0.2.0/24': [[1299, [1299, 64_500], []]] })));
    const updates = writeUpdates(folder, 'x', [[60, '192.0.2.0/24', [3320, [3320, 64_500], []]]]);
    put('rrc99/2026.06/bview.20260601.0800.gz', table);
    put('rrc99/2026.06/updates.20260601.0800.gz', gzipSync(readFileSync(updates)));
    put('rrc98/2026.06/bview.20260601.0800.gz', table.subarray(0, -20));
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events {}
http { access_log off; client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server { listen 127.0.0.1:${port}; root ${folder}/files; autoindex on; } }`,
    );
    ({ stop } = await startProgram('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], port));
  }, SLOW);
  afterAll(async () => {
    await stop?.();
    rmSync(folder, { recursive: true, force: true });
  }, SLOW);

  const words = (collector: string) => [
    `${address}/${collector}/`,
    '--from',
    '2026-06-01T08:00Z',
    '--until',
    '2026-06-01T08:05Z',
  ];

  it('lists, fetches, loads and keeps; the second time nothing is changed', { timeout: SLOW }, async () => {
    const dataDir = newDataDir();
    const listed = run(ingestMain, { DATA_DIR: dataDir }, [...words('rrc99'), '--list']);
    expect(await listed.ended(), listed.output()).toBe(0);
    expect(listed.output()).toContain('rrc99: 2 files');
    expect(existsSync(join(dataDir, 'archives'))).toBe(false);

    const first = run(ingestMain, { DATA_DIR: dataDir }, words('rrc99'));
    expect(await first.ended(), first.output()).toBe(0);
    expect(first.output()).toMatch(/rrc99/);
    expect(first.output()).toMatch(/2 loaded/);
    const cached = readdirSync(join(dataDir, 'archives'), { recursive: true }).map(String);
    expect(cached.filter((name) => name.endsWith('.gz'))).toHaveLength(2);

    const again = run(ingestMain, { DATA_DIR: dataDir }, words('rrc99'));
    expect(await again.ended(), again.output()).toBe(0);
    expect(again.output()).toContain('2 unchanged');
  });

  it('refuses a file that is damaged in the archive, whole, and keeps it not', { timeout: SLOW }, async () => {
    const dataDir = newDataDir();
    const refused = run(ingestMain, { DATA_DIR: dataDir }, words('rrc98'));
    expect(await refused.ended()).toBe(1);
    expect(refused.output()).toMatch(/gzip data are cut off or damaged/);
    expect(
      readdirSync(join(dataDir, 'archives'), { recursive: true })
        .map(String)
        .filter((name) => name.endsWith('.gz')),
    ).toEqual([]);
  });

  it('says in a line what cannot be had', { timeout: SLOW }, async () => {
    const missing = run(ingestMain, { DATA_DIR: newDataDir() }, words('rrc97'));
    expect(await missing.ended()).toBe(1);
    expect(missing.output().trim()).toMatch(
      /^\S+\/rrc97\/ has no table at or before 2026-06-01T08:00Z; is the collector right\?$/,
    );
  });
});
