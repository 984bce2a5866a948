import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask, refusal } from './talk.ts';
import { TABLE_TIME, writeTable, writeUpdates } from './taggedRoutes.fixtures.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-detail-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GOOGLE = [1299, 15_169];
const table = {
  '0.0.0.0/0': [[1299, [1299, 64_500], []]],
  '8.0.0.0/9': [
    [1299, [1299, 3356], ['1299:1', '3356:100']],
    [3320, [3320, 3356], ['3356:100']],
  ],
  '8.8.4.0/24': [[1299, GOOGLE, ['1299:1']]],
  '8.8.8.0/24': [
    [1299, GOOGLE, ['1299:1', '4200000001:1:2']],
    [3320, [3320, 3356, 15_169], []],
  ],
  '203.0.113.0/24': [
    [1299, GOOGLE, ['1299:9']],
    [3320, [3320, 1299, 15_169], []],
  ],
  '2001:db8::/32': [[6939, [6939, 15_169], ['6939:1']]],
} as const;
const at = (after: number): string => new Date((TABLE_TIME + after) * 1000).toISOString();

describe.each(engines())('one prefix and one address over $name', ({ open }) => {
  let app: Hono;
  let store: Store;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store);
    const withdrawals = [
      [500, '203.0.113.0/24', [1299, [], []]],
      [550, '203.0.113.0/24', [3320, [], []]],
    ] as const;
    const update = [600, '8.8.8.0/24', [3320, [3320, 1299, 15_169], ['3320:7']]] as const;
    const roas = [
      { prefix: '8.8.8.0/24', maxLength: 24, asn: 15_169, ta: 'arin' },
      { prefix: '8.8.0.0/16', maxLength: 20, asn: 15_169, ta: 'arin' },
    ];
    const vrps = join(folder, 'rpki.json');
    writeFileSync(vrps, JSON.stringify({ metadata: { buildtime: '2026-06-01T07:00:00Z' }, roas }));
    await ingest(store, { paths: [vrps, writeTable(folder, table)] });
    await ingest(store, { paths: [writeUpdates(folder, 'detail', [...withdrawals, update])] });
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const prefix = (text: string) => ask(app, 'prefixDetail', `/v2/prefixes/${text}`);
  const address = (text: string) => ask(app, 'ipDetail', `/v2/ip/${text}`);
  const prefixesOf = (rows: readonly { readonly prefix: string }[]) => rows.map((row) => row.prefix);

  it('has origins with verdicts, what is around it, and the route of each peer as it stands now', async () => {
    const found = await prefix('8.8.8.0/24');
    expect(found).toMatchObject({
      prefix: '8.8.8.0/24',
      ip_version: 4,
      sample: false,
      special_purpose: null,
      origins: [
        { origin: { asn: 15_169 }, roa: 'valid', roa_reason: 'matched', route_object: 'unknown', propagation: 2 },
      ],
      covering: [{ prefix: '8.0.0.0/9', origin: { asn: 3356 } }],
      more_specific: [],
      vrps: expect.arrayContaining([expect.objectContaining({ prefix: '8.8.8.0/24', max_length: 24, asn: 15_169 })]),
      has_more: false,
    });
    expect(found.vrps).toHaveLength(2);
    expect(found.routes).toEqual([
      {
        collector: 'rrc06',
        peer: expect.objectContaining({ asn: 1299 }),
        peer_ip: '192.0.2.1',
        path: '1299 15169',
        origin: 15_169,
        communities: ['1299:1', '4200000001:1:2'],
        seen_at: at(0),
        seen_in: 'table',
      },
      {
        collector: 'rrc06',
        peer: expect.objectContaining({ asn: 3320 }),
        peer_ip: '192.0.2.2',
        path: '3320 1299 15169',
        origin: 15_169,
        communities: ['3320:7'],
        seen_at: at(600),
        seen_in: 'update',
      },
    ]);
  });

  it('is found with its slash as it is and encoded, as generated clients write it', async () => {
    expect(await prefix('8.8.8.0%2F24')).toEqual(await prefix('8.8.8.0/24'));
    expect(await prefix('2001:db8::%2F32')).toMatchObject({ prefix: '2001:db8::/32', ip_version: 6 });
    expect(await prefix('2001:0db8::/32')).toMatchObject({
      prefix: '2001:db8::/32',
      routes: [{ peer: { asn: 6939 } }],
    });
  });

  it('says of a prefix that nobody announces what is around and inside it', async () => {
    const found = await prefix('8.8.0.0/16');
    expect(found).toMatchObject({ origins: [], routes: [], vrps: [{ prefix: '8.8.0.0/16' }] });
    expect(prefixesOf(found.covering)).toEqual(['8.0.0.0/9']);
    expect(prefixesOf(found.more_specific)).toEqual(['8.8.4.0/24', '8.8.8.0/24']);
    expect(await prefix('198.51.100.0/24')).toMatchObject({ origins: [], covering: [], more_specific: [] });
  });

  it('says of a withdrawn prefix who announced it last, until when, and by which routes', async () => {
    const found = await prefix('203.0.113.0/24');
    expect(found).toMatchObject({
      origins: [],
      routes: [],
      past_announcements: [{ origin: { asn: 15_169 }, last_seen: at(550), peers: 2 }],
      last_routes: [
        { peer: { asn: 1299 }, path: '1299 15169', communities: ['1299:9'], seen_at: at(0) },
        { peer: { asn: 3320 }, path: '3320 1299 15169', seen_at: at(0) },
      ],
    });
    expect(await prefix('8.8.8.0/24')).toMatchObject({ past_announcements: [], last_routes: [] });
  });

  it('goes through more specific prefixes and routes by pages', async () => {
    const first = await app.request('/v2/prefixes/8.0.0.0/9?page-size=1');
    const body = (await first.json()) as { more_specific: { prefix: string }[]; routes: unknown[]; has_more: boolean };
    expect(prefixesOf(body.more_specific)).toEqual(['8.8.4.0/24']);
    expect(body.routes).toHaveLength(1);
    expect(body.has_more).toBe(true);
    expect(first.headers.get('link')).toBe('</v2/prefixes/8.0.0.0/9?page-size=1&page=2>; rel="next"');
    const last = await app.request('/v2/prefixes/8.0.0.0/9?page-size=1&page=2');
    expect(await last.json()).toMatchObject({ more_specific: [{ prefix: '8.8.8.0/24' }], has_more: false });
    for (const beyond of ['/v2/prefixes/8.0.0.0/9?page=99', '/v2/ip/8.8.8.8?page=2', '/v2/prefixes/9.9.9.0/24?page=2'])
      expect(await refusal(app, beyond), beyond).toEqual({ status: 404, code: 'E_PAGE_BEYOND_END' });
    expect((await app.request('/v2/prefixes/9.9.9.0/24')).status).toBe(200);
  });

  it('of an address has the most specific route around it, never the default route', async () => {
    expect(await address('8.8.8.8')).toMatchObject({
      address: '8.8.8.8',
      prefix: '8.8.8.0/24',
      origins: [{ origin: { asn: 15_169 }, roa: 'valid' }],
      covering: [{ prefix: '8.0.0.0/9' }],
      more_specific: [],
      routes: [{ path: '1299 15169' }, { path: '3320 1299 15169' }],
    });
    expect(await address('9.9.9.9')).toMatchObject({ prefix: null, origins: [], covering: [], routes: [] });
    expect(await prefix('0.0.0.0/0')).toMatchObject({
      origins: [{ origin: { asn: 64_500 } }],
      routes: [{}],
      // 0.0.0.0/8 is set aside; a default route is not.
      special_purpose: null,
      registered: null,
    });
  });

  it('names what an address is set aside for, and gives it no holder', async () => {
    expect(await address('127.0.0.1')).toMatchObject({
      prefix: null,
      registered: null,
      special_purpose: { prefix: '127.0.0.0/8', name: 'Loopback' },
    });
    expect((await address('::1')).special_purpose?.prefix).toBe('::1/128');
  });

  it('says how old it is, and what is wrong with what was asked', async () => {
    const response = await app.request('/v2/ip/8.8.8.8');
    expect(response.headers.get('x-as-of')).toBe(at(600));
    for (const path of [
      '/v2/prefixes/8.8.8.1/24',
      '/v2/prefixes/8.8.8.0/33',
      '/v2/prefixes/x',
      '/v2/ip/8.8.8.0%2F24',
      '/v2/ip/8.8.8',
    ])
      expect(await refusal(app, path), path).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
    expect(await refusal(app, '/v2/prefixes/8.8.8.0/24?size=3')).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
    expect(await refusal(app, '/v2/prefixes/8.8.8.0/24/routes')).toEqual({ status: 404, code: 'E_NOT_FOUND' });
  });
});
