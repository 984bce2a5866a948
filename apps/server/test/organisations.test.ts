import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGeneration, publishGenerations } from '../src/store/generation.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask, refusal } from './talk.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-organisations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const MAP = [
  { type: 'ASN', asn: '64512', organizationId: 'ORG-NORTH', source: 'RIPE' },
  { type: 'ASN', asn: '64514', organizationId: 'ORG-NORTH', source: 'RIPE' },
  { type: 'ASN', asn: '64513', organizationId: 'ORG-NORTH', source: 'RIPE' },
  { type: 'ASN', asn: '64515', organizationId: 'ORG-SILENT', source: 'ARIN' },
  { type: 'ASN', asn: '64512', organizationId: 'ORG-SILENT', source: 'ARIN' },
  { type: 'Organization', organizationId: 'ORG-NORTH', name: 'Northwind', country: 'DE', source: 'RIPE' },
];

const METRICS = ['score', 'customers', 'cone', 'providers', 'peers', 'neighbors', 'prefixes', 'cone_prefixes'] as const;

/** A rated day on which these networks have these scores. */
async function rate(store: Store, scores: Readonly<Record<number, number>>): Promise<void> {
  const generation = await openGeneration(store, { kind: 'ratings', name: 'internet-4-2026-11-15', world: 'internet' });
  const facts = METRICS.flatMap((name) => [[name, 1] as const, [`${name}_position`, 1] as const]);
  const rows = Object.entries(scores).map(([asn, score], at) => ({
    ...(Object.fromEntries(facts) as Record<(typeof facts)[number][0], number>),
    generation_id: generation.id,
    asn: Number(asn),
    place: at + 1,
    score,
    tier1_distance: null,
    tier1_distance_position: null,
  }));
  await store.db.insertInto('rating').values(rows).execute();
  await publishGenerations(store, [{ generation, asOf: new Date('2026-11-15'), records: rows.length }]);
}

const DICTIONARY = `# Northwind
64512:10,Learned in Europe
64512:9,Learned in Asia
64512:1x,Learned in region $0
64512:1-99,Learned
64512:10,Said again
no community
`;

describe.each(engines())('organisations and communities over $name', ({ open }) => {
  let store: Store;
  let app: Hono;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it('are loaded, what is wrong counted with its place', { timeout: SLOW }, async () => {
    const map = `${MAP.map((row) => JSON.stringify(row)).join('\n')}\n`;
    const names = 'AS64513,BETA,Unknown,FR\nAS64514,GAMMA,Unknown,DE\n';
    const { files } = await ingest(store, {
      paths: [file('map.jsonl', map), file('as64512.txt', DICTIONARY), file('names.csv', names)],
    });
    expect(files).toMatchObject([
      {
        kind: 'organisations',
        outcome: 'loaded',
        counts: { records: 6, organisations: 2, networks: 4 },
        skipped: [{ reason: 'another row of the same organisation or network', count: 1 }],
      },
      {
        kind: 'communities',
        outcome: 'loaded',
        counts: { records: 6, communities: 4 },
        skipped: [
          { reason: 'another row of the same community', offsets: [DICTIONARY.lastIndexOf('64512:10')] },
          { reason: 'no community before a comma', offsets: [DICTIONARY.indexOf('no community')] },
        ],
      },
      { kind: 'as-names' },
    ]);
  });

  it('tell who holds a number', async () => {
    expect(await ask(app, 'organisation', '/v2/caida-as-org/asn/64512')).toEqual({
      org_id: 'ORG-NORTH',
      name: 'Northwind',
      country_code: 'DE',
      country_name: 'Germany',
      source: 'RIPE',
      asn_count: 3,
    });
    expect(await ask(app, 'organisation', '/v2/caida-as-org/asn/64515')).toMatchObject({ name: 'ORG-SILENT' });
    expect(await refusal(app, '/v2/caida-as-org/asn/1')).toEqual({ status: 404, code: 'E_NOT_FOUND' });
  });

  it('give the other networks of an organisation, some at a time', async () => {
    const path = '/v2/caida-as-org/siblings/asn';
    expect(await ask(app, 'siblings', `${path}/64512`)).toMatchObject({
      record_count: 2,
      data: [
        { asn: 64_513, as_name: 'BETA', country_name: 'France' },
        { asn: 64_514, as_name: 'GAMMA' },
      ],
    });
    const second = await ask(app, 'siblings', `${path}/64512?skip=1&limit=1`);
    expect([second.record_count, second.data.map(({ asn }) => asn)]).toEqual([2, [64_514]]);
    expect(await ask(app, 'siblings', `${path}/64512?skip=9`)).toEqual({
      data: [],
      record_count: 2,
      source_loaded: true,
    });
    expect(await ask(app, 'siblings', `${path}/7`)).toEqual({ data: [], record_count: 0, source_loaded: true });
    expect(await refusal(app, `${path}/64512?limit=0`)).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
    expect(await refusal(app, `${path}/64512?sort-by=name`)).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
    // Nothing is rated here: by number they stand, whatever they should be compared by.
    const turned = await ask(app, 'siblings', `${path}/64512?order=desc`);
    expect(turned.data.map(({ asn }) => asn)).toEqual([64_514, 64_513]);
  });

  it('compare the networks of an organisation by what the newest rating says of them', { timeout: SLOW }, async () => {
    const path = '/v2/caida-as-org/siblings/asn/64515';
    const held = [1, 2, 3].map((asn) => ({ type: 'ASN', asn: `${asn}`, organizationId: 'ORG-SILENT', source: 'ARIN' }));
    const map = [...MAP, ...held].map((row) => JSON.stringify(row)).join('\n');
    await ingest(store, { paths: [file('map.jsonl', `${map}\n`)] });
    await rate(store, { 1: 5, 2: 9 });
    const order = async (query: string) => (await ask(app, 'siblings', `${path}?${query}`)).data.map(({ asn }) => asn);
    expect(await order('')).toEqual([1, 2, 3]);
    expect(await order('sort-by=score&order=desc')).toEqual([2, 1, 3]);
    expect(await order('sort-by=score&order=asc')).toEqual([1, 2, 3]);
    expect(await order('sort-by=score&order=desc&skip=1&limit=1')).toEqual([1]);
  });

  it('list communities in the order of their numbers, and find those that describe one, the closest first', async () => {
    const path = '/v2/bgp-communities-api/communities/asn/64512';
    const all = await ask(app, 'communities', path);
    expect(all.map(({ community_pattern, description }) => [community_pattern, description])).toEqual([
      ['64512:1-99', 'Learned'],
      ['64512:1x', 'Learned in region x'],
      ['64512:9', 'Learned in Asia'],
      ['64512:10', 'Learned in Europe'],
    ]);
    expect(await ask(app, 'communities', `${path}?community=64512:1x`)).toMatchObject([
      { community: '64512:1x', description: 'Learned in region x' },
    ]);
    expect(await ask(app, 'communities', `${path}?community=64512:10`)).toEqual([
      { asn: 64_512, community: '64512:10', community_pattern: '64512:10', description: 'Learned in Europe' },
      { asn: 64_512, community: '64512:10', community_pattern: '64512:1x', description: 'Learned in region 0' },
      { asn: 64_512, community: '64512:10', community_pattern: '64512:1-99', description: 'Learned' },
    ]);
    expect(await ask(app, 'communities', '/v2/bgp-communities-api/communities/asn/7')).toEqual([]);
  });

  it('forget a dictionary that another replaces', { timeout: SLOW }, async () => {
    await ingest(store, { paths: [file('as64512.txt', '64512:7,New\n')] });
    const rows = await store.db.selectFrom('community_description').select('pattern').execute();
    expect(rows).toEqual([{ pattern: '64512:7' }]);
  });
});
