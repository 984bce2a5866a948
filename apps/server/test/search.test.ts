import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask, refusal } from './talk.ts';
import { writeTable } from './taggedRoutes.fixtures.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-search-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const set = (name: string, source: string) => `as-set: ${name}\ndescr: Networks of ${name}\nsource: ${source}\n\n`;
/** More of them than a result names. */
const CROWD = Array.from({ length: 60 }, (_, at) => `AS${65_600 - at}`).join(', ');
const DUMP = [
  'as-set: AS-NORTH\ndescr: Networks of AS-NORTH\nmembers: AS-NORTHWIND, AS64500, AS3356\nsource: RIPE\n\n',
  `as-set: AS-CROWD\nmembers: ${CROWD}\nsource: RIPE\n\n`,
  'aut-num: AS3356\nas-name: LEVEL3\ndescr: Transit\nsource: RIPE\n\n',
  'as-set: AS-HOLDER\nmembers: AS-LOST\nsource: RIPE\n\n',
  set('AS-NORTHWIND', 'RIPE'),
  set('AS-NORTHWIND', 'RADB'),
  set('AS3356:AS-CUSTOMERS', 'RADB'),
  set('AS-THE-NORTH_SEA', 'RIPE'),
  set('AS-GOOGLE', 'RADB'),
  set('AS-GOOGLE-IT', 'RADB'),
].join('');
/** Several networks of one company, the largest neither first by number nor alone by name. */
const NAMES = [
  'AS0,NONE,Unknown,ZZ',
  'AS3356,LEVEL3,Transit,US',
  'AS64500,NORTHERN,Unknown,DE',
  'AS6432,GOOGLE-DOUBLECLICK,Google LLC,US',
  'AS15169,GOOGLE,Google LLC,US',
  'AS36384,GOOGLE-IT,Google LLC,US',
  'AS396982,GOOGLE-CLOUD-PLATFORM,Google LLC,US',
  '',
].join('\n');

describe.each(engines())('the search over $name', ({ open }) => {
  let app: Hono;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    ({ remove } = opened);
    app = appOver(opened.store);
    const dictionary = '3356:1,Blackhole everywhere\n3356:10,Peer route\n3356:5nn,Country code $0\n';
    const paths = [
      file('names.csv', NAMES),
      file('ripe.db', DUMP),
      file('as3356.txt', dictionary),
      writeTable(folder, {
        '8.0.0.0/9': [[1299, [1299, 3356], ['1299:7']]],
        '8.0.4.0/24': [[1299, [1299, 3356], []]],
        '8.0.4.128/25': [[1299, [1299, 3356], []]],
        '2a00:1450::/32': [[6939, [6939, 15_169], []]],
        '2a00:1450:4001::/48': [[6939, [6939, 15_169], []]],
      }),
    ];
    const { files } = await ingest(opened.store, { paths });
    expect(files.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['as-names', 'loaded'],
      ['irr', 'loaded'],
      ['communities', 'loaded'],
      ['mrt-rib', 'loaded'],
    ]);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const find = (q: string) => ask(app, 'search', `/v2/incidents/info/search?q=${encodeURIComponent(q)}`);
  const setsFor = async (q: string) =>
    (await find(q)).flatMap(({ type, data }) => (type === 'as-set' ? [`${data.source}::${data.rpslPk}`] : []));
  const communitiesFor = async (q: string) =>
    (await find(q)).flatMap(({ type, data }) =>
      type === 'bgp-community' ? [[data.asn, data.community, data.description]] : [],
    );

  it.each(['google', 'GOOGLE', 'Google'])('puts the network of that name first: %j', async (q) => {
    const [first] = await find(q);
    expect(first).toMatchObject({ type: 'autonomous-system', data: { asn: 15_169 } });
  });

  it('finds AS-SETs by name: the very one, those that begin so, those that contain it', async () => {
    expect(await setsFor('as-north')).toEqual(['RIPE::AS-NORTH', 'RADB::AS-NORTHWIND', 'RIPE::AS-NORTHWIND']);
    expect(await setsFor('north')).toEqual([
      'RIPE::AS-NORTH',
      'RADB::AS-NORTHWIND',
      'RIPE::AS-NORTHWIND',
      'RIPE::AS-THE-NORTH_SEA',
    ]);
    expect(await setsFor('radb::as-northwind')).toEqual(['RADB::AS-NORTHWIND']);
    expect(await setsFor('AS3356')).toEqual(['RADB::AS3356:AS-CUSTOMERS']);
    expect(await setsFor('AS-N%')).toEqual([]);
  });

  it('names the set with its description and what stands in it', async () => {
    const [first, ...others] = await find('AS-NORTH');
    expect(first).toEqual({
      type: 'as-set',
      data: {
        rpslPk: 'AS-NORTH',
        source: 'RIPE',
        descr: ['Networks of AS-NORTH'],
        members: ['AS3356', 'AS64500', 'AS-NORTHWIND'],
        members_count: 3,
        membersObjs: [
          { rpslPk: 'AS3356', source: 'RIPE', descr: ['Transit'] },
          { rpslPk: 'AS-NORTHWIND', source: 'RADB', descr: ['Networks of AS-NORTHWIND'] },
          { rpslPk: 'AS-NORTHWIND', source: 'RIPE', descr: ['Networks of AS-NORTHWIND'] },
        ],
      },
    });
    expect(others[0]?.data).toMatchObject({ members: [], members_count: 0, membersObjs: [] });
  });

  it('names the first members of a large set, and counts all', async () => {
    const [crowd] = await find('AS-CROWD');
    const { members, members_count } = crowd?.type === 'as-set' ? crowd.data : {};
    expect(members_count).toBe(60);
    expect(members).toEqual(Array.from({ length: 50 }, (_, at) => `AS${65_541 + at}`));
  });

  it('suggests sets beside networks, by their names alone', async () => {
    const suggested = await ask(app, 'suggestions', '/v2/incidents/info/search/suggestions?q=north');
    expect(new Set(suggested.map(({ type }) => type))).toEqual(new Set(['autonomous-system', 'as-set']));
    const sets = suggested.filter(({ type }) => type === 'as-set');
    expect(sets.filter(({ data }) => data && 'members' in data)).toEqual([]);
  });

  it('finds communities by number: described, answering to a pattern, or carried by a route', async () => {
    expect(await communitiesFor('3356:1')).toEqual([
      [3356, '3356:1', 'Blackhole everywhere'],
      [3356, '3356:10', 'Peer route'],
    ]);
    expect(await communitiesFor('3356:0512')).toEqual([[3356, '3356:512', 'Country code 12']]);
    const suggested = await ask(app, 'suggestions', '/v2/incidents/info/search/suggestions?q=3356:512');
    expect(suggested).toMatchObject([{ data: { community_pattern: '3356:5nn', description: 'Country code 12' } }]);
    expect(await communitiesFor('1299:7')).toEqual([[1299, '1299:7', '']]);
    expect(await communitiesFor('3356:')).toHaveLength(2);
    expect(await communitiesFor('1299:8')).toEqual([]);
  });

  it('finds communities by what they mean', async () => {
    expect(await communitiesFor('blackhole')).toEqual([
      [65_535, '65535:666', 'BLACKHOLE: discard all traffic to this prefix (RFC 7999)'],
      [3356, '3356:1', 'Blackhole everywhere'],
    ]);
    expect(await communitiesFor('bl')).toEqual([]);
  });

  it('tells who knows of an AS-SET, and that no one does', async () => {
    const known = (name: string) => ask(app, 'asSetRegistries', `/api/storage/v2/irrd/as-set/${name}`);
    const found = { name: 'AS-NORTHWIND', sources: ['RADB', 'RIPE'], registries_loaded: true };
    for (const name of ['AS-NORTHWIND', 'as-northwind', 'RIPE::AS-NORTHWIND'])
      expect(await known(name)).toMatchObject(found);
    // What others only name has a page: who names it.
    expect(await known('AS-LOST')).toMatchObject({ name: 'AS-LOST', sources: [] });
    for (const name of ['AS-NOT-THERE', 'foo', 'AS3356'])
      expect(await refusal(app, `/api/storage/v2/irrd/as-set/${name}`), name).toMatchObject({ status: 404 });
  });

  it.each(['search', 'search/suggestions'])(
    'say first what a reserved AS number is set aside for: %s',
    async (path) => {
      const found = await ask(app, 'search', `/v2/incidents/info/${path}?q=AS23456`);
      expect(found[0]).toMatchObject({
        type: 'special-asn',
        data: { asn: 23_456, source: 'RFC 6793', ordinary_in_sample: false },
      });
      const known = await ask(app, 'search', `/v2/incidents/info/${path}?q=64500`);
      expect(known.slice(0, 2)).toMatchObject([
        { type: 'special-asn', data: { asn: 64_500, name: 'Documentation', source: 'RFC 5398' } },
        { type: 'autonomous-system', data: { asn: 64_500 } },
      ]);
      const zero = await ask(app, 'search', `/v2/incidents/info/${path}?q=AS0`);
      expect(zero.slice(0, 2)).toMatchObject([
        { type: 'special-asn' },
        { type: 'autonomous-system', data: { asn: 0 } },
      ]);
      const ordinary = await ask(app, 'search', `/v2/incidents/info/${path}?q=AS3356`);
      expect(ordinary.filter(({ type }) => type === 'special-asn')).toEqual([]);
    },
  );

  it('the page of a network says so, too, and where there is none, why', async () => {
    expect(await ask(app, 'asInfo', '/v2/incidents/info/asn/64500')).toMatchObject({
      as_name: 'NORTHERN',
      special_purpose: { asn: 64_500, name: 'Documentation', source: 'RFC 5398', ordinary_in_sample: false },
    });
    expect(await ask(app, 'asInfo', '/v2/incidents/info/asn/3356')).not.toHaveProperty('special_purpose');
    const missing = await app.request('/v2/incidents/info/asn/23456');
    expect(await missing.json()).toMatchObject({ message: expect.stringContaining('RFC 6793') as string });
  });

  it.each([
    ['8.', ['8.0.0.0/9', '8.0.4.0/24', '8.0.4.128/25']],
    ['8.0', ['8.0.4.0/24', '8.0.4.128/25']],
    ['8.0.4', ['8.0.4.0/24', '8.0.4.128/25']],
    ['8.0.4.', ['8.0.4.0/24', '8.0.4.128/25']],
    ['8.0.5', []],
    ['2a00:1450', ['2a00:1450::/32', '2a00:1450:4001::/48']],
    ['2A00:', ['2a00:1450::/32', '2a00:1450:4001::/48']],
    ['2a00:1450:4', []],
  ])('finds the prefixes that begin with %j', async (q, expected) => {
    for (const path of ['search', 'search/suggestions']) {
      const found = await ask(app, 'search', `/v2/incidents/info/${path}?q=${q}`);
      const prefixesOf = (type: string) =>
        found.flatMap((one) =>
          (one.type === 'prefix' || one.type === 'origin') && one.type === type ? [one.data.prefix] : [],
        );
      expect(prefixesOf('prefix')).toEqual(expected);
      if (q.endsWith('.') && expected.length > 0) expect(found[0]).toMatchObject({ type: 'origin' });
      expect(prefixesOf('origin')).toEqual(prefixesOf('prefix'));
    }
  });
});
