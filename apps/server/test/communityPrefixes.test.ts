import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask, refusal } from './talk.ts';
import { writeTable, writeUpdates } from './taggedRoutes.fixtures.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-communities-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GOOGLE = [1299, 15_169];
const table = {
  '8.0.0.0/9': [
    [1299, [1299, 3356], ['1299:1', '3356:100']],
    [3320, [3320, 3356], ['3356:100']],
  ],
  '8.8.4.0/24': [[1299, GOOGLE, ['1299:1']]],
  '8.8.8.0/24': [
    [1299, GOOGLE, ['1299:1', '4200000001:1:2']],
    [3320, [3320, 15_169], []],
  ],
  '2001:db8::/32': [[6939, [6939, 15_169], ['1299:1', '6939:1']]],
} as const;

describe.each(engines())('prefixes by community over $name', ({ open }) => {
  let app: Hono;
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store);
    const { files } = await ingest(store, { paths: [writeTable(folder, table)] });
    expect(files).toMatchObject([{ outcome: 'loaded', counts: { 'sets of communities': 5 } }]);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const pageOf = (query: string) =>
    ask(app, 'communityPrefixes', `/v2/bgp-communities-api/community-prefixes?${query}`);
  const prefixesOf = async (query: string) => (await pageOf(query)).data.map(({ prefix }) => prefix);

  it('are listed in prefix order with origin and the networks that carry them so', async () => {
    expect(await pageOf('community=3356:100')).toMatchObject({
      data: [{ prefix: '8.0.0.0/9', origin_asn: 3356, as_info: { asn: 3356 }, targets: [1299, 3320] }],
      record_count: 1,
      page_count: 1,
      page_size: 50,
    });
    const all = ['8.0.0.0/9', '8.8.4.0/24', '8.8.8.0/24', '2001:db8::/32'];
    expect(await prefixesOf('community=1299:1')).toEqual(all);
    expect(await prefixesOf('community=01299:01')).toEqual(all);
    expect(await prefixesOf('community=4200000001:1:2')).toEqual(['8.8.8.0/24']);
    expect(await pageOf('community=64500:1')).toMatchObject({ data: [], record_count: 0, page_count: 0 });
  });

  it('are those of every community that answers to the pattern of a dictionary', async () => {
    expect(await prefixesOf('community=3356:1xx')).toEqual(['8.0.0.0/9']);
    expect(await prefixesOf('community=1299-1300:1')).toEqual(await prefixesOf('community=1299:1'));
    expect(await prefixesOf('community=4200000001:nnn:2')).toEqual(['8.8.8.0/24']);
    expect(await prefixesOf('community=1299:x0')).toEqual([]);
  });

  it('are put in the order asked for, over all pages', async () => {
    const all = ['8.0.0.0/9', '8.8.4.0/24', '8.8.8.0/24', '2001:db8::/32'];
    expect(await prefixesOf('community=1299:1&order=desc')).toEqual(all.toReversed());
    expect(await prefixesOf('community=1299:1&sort-by=origin&order=desc')).toEqual([...all.slice(1), '8.0.0.0/9']);
    expect(await prefixesOf('community=1299:1&sort-by=origin&order=desc&page=2&limit=3')).toEqual(['8.0.0.0/9']);
  });

  it('are filtered by version and text, and come in pages', async () => {
    expect(await prefixesOf('community=1299:1&ipv=6')).toEqual(['2001:db8::/32']);
    expect(await prefixesOf('community=1299:1&ipv=4&q=8.8.')).toEqual(['8.8.4.0/24', '8.8.8.0/24']);
    expect(await prefixesOf('community=1299:1&q=DB8')).toEqual(['2001:db8::/32']);
    expect(await prefixesOf('community=1299:1&q=8')).toHaveLength(4);
    const second = await pageOf('community=1299:1&page=2&limit=3');
    expect(second).toMatchObject({ current_page: 2, page_size: 3, record_count: 4, page_count: 2 });
    expect(second.data.map(({ prefix }) => prefix)).toEqual(['2001:db8::/32']);
  });

  it('are counted for each community of a network that nothing describes', async () => {
    const observed = (asn: number) => ask(app, 'communities', `/v2/bgp-communities-api/communities/asn/${asn}`);
    const row = (asn: number, community: string, prefixes: number) => {
      return { asn, community, community_pattern: community, description: '', prefixes };
    };
    expect(await observed(1299)).toEqual([row(1299, '1299:1', 4)]);
    expect(await observed(3356)).toEqual([row(3356, '3356:100', 1)]);
    expect(await observed(4_200_000_001)).toEqual([row(4_200_000_001, '4200000001:1:2', 1)]);
    expect(await observed(3320)).toEqual([]);
  });

  it('have a description where they are well known, without any dictionary', async () => {
    const list = await ask(app, 'communities', '/v2/bgp-communities-api/communities/asn/65535');
    expect(list).toHaveLength(15);
    const [blackhole] = await ask(
      app,
      'communities',
      '/v2/bgp-communities-api/communities/asn/65535?community=65535:666',
    );
    expect(blackhole?.description).toMatch(/^BLACKHOLE: .*RFC 7999/);
  });

  it.each([
    ['65535:65281', 'NO_EXPORT'],
    ['no-export', 'NO_EXPORT'],
    ['NO_EXPORT', 'NO_EXPORT'],
    ['blackhole', 'BLACKHOLE'],
    ['65535:0', 'GRACEFUL_SHUTDOWN'],
    ['graceful', 'GRACEFUL_SHUTDOWN'],
    ['nopeer', 'NOPEER'],
  ])('are found as well-known ones by %s', async (text, name) => {
    for (const path of ['search', 'search/suggestions']) {
      const found = await ask(app, 'search', `/v2/incidents/info/${path}?q=${encodeURIComponent(text)}`);
      const [first] = found.filter((result) => result.type === 'bgp-community');
      expect(first?.data).toMatchObject({ asn: 65_535, description: expect.stringMatching(`^${name}: `) as string });
    }
  });

  it.each([
    ['', 400],
    ['community=hello', 400],
    ['community=1:0-65535', 400],
    ['community=1299:1&sort-by=graph', 400],
    ['community=1299:1&ipv=5', 400],
    ['community=1299:1&limit=0', 400],
    ['community=1299:1&limit=1001', 400],
    ['community=1299:1&page=9', 404],
  ])('are refused for %j', async (query, status) => {
    expect(await refusal(app, `/v2/bgp-communities-api/community-prefixes?${query}`)).toMatchObject({ status });
  });

  it(
    'follow the updates after the table: replaced, withdrawn and new routes',
    async () => {
      const updates = writeUpdates(folder, 'first', [
        [-60, '8.8.4.0/24', [1299, [], []]],
        [60, '8.0.0.0/9', [3320, [3320, 3356], ['3320:5']]],
        [61, '8.8.8.0/24', [1299, [], []]],
        [62, '9.9.9.0/24', [3320, [3320, 19_281], ['1299:1']]],
        [63, '9.9.9.0/24', [3320, [3320, 19_281], ['3320:5']]],
      ]);
      await ingest(store, { paths: [updates] });
      app = appOver(store);
      const [first] = (await pageOf('community=3356:100')).data;
      expect(first?.targets).toEqual([1299]);
      expect(await prefixesOf('community=3320:5')).toEqual(['8.0.0.0/9', '9.9.9.0/24']);
      expect(await prefixesOf('community=1299:1')).toEqual(['8.0.0.0/9', '8.8.4.0/24', '2001:db8::/32']);
      expect(await prefixesOf('community=4200000001:1:2')).toEqual([]);
    },
    SLOW,
  );

  it(
    'rest on the newest table alone once it is loaded, and the sets of the old one are forgotten',
    async () => {
      const next = { '8.8.8.0/24': [[1299, GOOGLE, ['1299:9']]] } as const;
      await ingest(store, { paths: [writeTable(folder, next, 3600)] });
      app = appOver(store);
      expect(await prefixesOf('community=1299:9')).toEqual(['8.8.8.0/24']);
      expect(await prefixesOf('community=1299:1')).toEqual([]);
      const { rows } = await sql<{ sets: string }>`
        select string_agg(array_to_string(communities, ' '), ', ' order by id) as sets from community_set
      `.execute(store.db);
      expect(rows[0]?.sets).toBe('3320:5, 1299:1, 1299:9');
    },
    SLOW,
  );

  it('come from networks that speak with the collectors', async () => {
    const all = await ask(app, 'speakers', '/v2/bgp-speaker-api/speakers');
    expect(all.map(({ asn, ip_version, sessions, collectors }) => [asn, ip_version, sessions, collectors])).toEqual([
      [1299, '4', 1, ['rrc06']],
      [3320, '4', 1, ['rrc06']],
    ]);
    expect(all[0]).toMatchObject({ country_code: null, latitude: null, longitude: null });
    expect(await ask(app, 'speakerCount', '/v2/bgp-speaker-api/speaker-count')).toEqual({
      count: 2,
      ipv4: 2,
      ipv6: 0,
      sessions: 2,
    });
    const established = '/v2/bgp-speaker-api/established-speakers-asns';
    expect(await ask(app, 'establishedSpeakersAsns', established)).toEqual([1299, 3320]);
    expect(await ask(app, 'speakers', '/v2/bgp-speaker-api/speakers?ip=6')).toEqual([]);
    expect(await refusal(app, '/v2/bgp-speaker-api/speakers?ip=5')).toMatchObject({ status: 400 });
  });
});
