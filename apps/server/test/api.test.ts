import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet, TABLE_AT, UPDATES_AT } from './smallInternet.fixtures.ts';
import { appOver, ask, refusal } from './talk.ts';

const START = 120_000;

describe.each(engines())('the API over $name', ({ open }) => {
  let store: Store;
  let app: Hono;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ store, remove } = await open());
    await loadSmallInternet(store);
    app = appOver(store);
  }, START);
  afterAll(() => remove(), START);

  it('says who a network is', async () => {
    const level3 = {
      asn: 3356,
      as_name: 'LEVEL3',
      org_name: 'Level 3 Parent, LLC',
      country_code: 'US',
      country_name: 'United States',
    };
    expect(await ask(app, 'asInfo', '/v2/incidents/info/asn/AS3356')).toEqual({ ...level3, listed_in: [] });
    const list = await ask(app, 'asInfoList', '/api/storage/v2/incidents/info/as/all', {
      method: 'POST',
      body: '[7, 3356]',
    });
    expect(list).toEqual([{ asn: 7, as_name: null, org_name: null, country_code: null, country_name: null }, level3]);
  });

  it('refuses an overview if its caller is gone, and answers the next one', async () => {
    const gone = new AbortController();
    gone.abort();
    const refused = await app.request('/v2/incidents/info/overview/asn/15169', { signal: gone.signal });
    expect(refused.status).toBe(503);
    expect((await app.request('/v2/incidents/info/overview/asn/15169')).status).toBe(200);
  });

  it('counts prefixes, neighbors and ranges of a network', async () => {
    expect(await ask(app, 'asOverview', '/v2/incidents/info/overview/asn/15169')).toEqual({
      asn: 15169,
      routes_loaded: true,
      as_of: UPDATES_AT.toISOString(),
      prefixes: { ipv4: 2, ipv6: 1, all: 3 },
      neighbors: {
        providers: { ipv4: 2, ipv6: 0, all: 2 },
        customers: { ipv4: 0, ipv6: 0, all: 0 },
        peerings: { ipv4: 0, ipv6: 0, all: 0 },
        unspecified: { ipv4: 0, ipv6: 0, all: 0 },
      },
      roa: { valid: 1, invalid: 1, unknown: 1 },
      active_incidents: {
        leaks: { ipv4: 0, ipv6: 0, all: 0 },
        hijacks: { ipv4: 0, ipv6: 0, all: 0 },
        bogons: { ipv4: 0, ipv6: 0, all: 0 },
      },
      registered_ranges: { ipv4: 1, ipv6: 1, all: 2 },
      ratings: [],
      missing_sources: [
        'aspas',
        'as-names',
        'irr',
        'organisations',
        'communities',
        'delegated',
        'special-purpose',
        'scans',
      ],
    });
  });

  it('lists prefixes by page, IP version, text and order', async () => {
    const path = '/v2/incidents/connectivity/prefixes/asn/15169';
    const listed = async (query: string) => (await ask(app, 'prefixes', path + query)).data.map((row) => row.prefix);
    expect(await ask(app, 'prefixes', `${path}?page-size=2&page=2`)).toMatchObject({
      current_page: 2,
      page_size: 2,
      record_count: 3,
      page_count: 2,
      data: [{ prefix: '2001:4860::/32', origin: { asn: 15169, as_name: 'GOOGLE' } }],
    });
    expect(await listed('?ip=6')).toEqual(['2001:4860::/32']);
    expect(await listed('?q=8.8.8')).toEqual(['8.8.8.0/24']);
    expect(await listed('?q=9')).toHaveLength(3);
    expect(await listed('?sort-by=propagation&order=asc')).toEqual(['8.8.4.0/24', '8.8.8.0/24', '2001:4860::/32']);
    expect((await ask(app, 'prefixes', '/v2/incidents/connectivity/prefixes/asn/64500')).record_count).toBe(0);
  });

  it.each([
    ['AS3356', [3356, 33560]],
    ['level3', [3356, 33560]],
    ['LEVEL 3', [3356, 33560]],
    ['level', [3356, 33560]],
    ['telekom', [3320]],
    ['de', [3320]],
    ['gogle', [15169]],
    ['100%', []],
    ['AS4294967295', []],
  ])('finds networks for %j', async (text, asns) => {
    const found = await ask(app, 'asSearch', `/v2/incidents/info/as/search?q=${encodeURIComponent(text)}`);
    expect(found.map((network) => network.asn)).toEqual(asns);
  });

  it('finds who announces an address or a prefix, and in which', async () => {
    const found = async (text: string) => {
      const results = await ask(app, 'search', `/v2/incidents/info/search?q=${encodeURIComponent(text)}`);
      return results.map(({ type, data }) =>
        data && 'origin' in data ? `${type} ${data.prefix} ${data.origin.asn}` : type,
      );
    };
    const registered = 'origin 8.8.0.0/16 15169';
    const covering = [
      'origin 8.8.8.0/24 15169',
      'origin 8.0.0.0/9 3356',
      registered,
      'prefix 8.8.8.0/24 15169',
      'prefix 8.0.0.0/9 3356',
    ];
    expect(await found('8.8.8.8')).toEqual(covering);
    expect(await found('8.8.8.0/24')).toEqual(covering);
    expect(await found('8.8.0.0/16')).toEqual([
      'origin 8.0.0.0/9 3356',
      registered,
      'origin 8.8.4.0/24 15169',
      'origin 8.8.8.0/24 15169',
      'prefix 8.0.0.0/9 3356',
      'prefix 8.8.4.0/24 15169',
      'prefix 8.8.8.0/24 15169',
    ]);
    expect(await found('2001:4860:4860::8888')).toEqual([
      'origin 2001:4860::/32 15169',
      'origin 2001:4860::/32 15169',
      'prefix 2001:4860::/32 15169',
    ]);
    expect(await found('193.0.64.130')).toEqual(['origin 193.0.64.128/26 64500']);
    expect(await found('193.0.64.200')).toEqual([]);
  });

  it('takes a text with dots for a domain, and suggests from two characters on', async () => {
    const results = await ask(app, 'search', '/v2/incidents/info/search?q=Example.NET');
    expect(results).toEqual([{ type: 'domain', data: { name: 'example.net' } }]);
    expect(await ask(app, 'suggestions', '/v2/incidents/info/search/suggestions?q=g')).toEqual([]);
    expect(await ask(app, 'suggestions', '/v2/incidents/info/search/suggestions?q=goo')).toMatchObject([
      { data: { asn: 15169 } },
    ]);
  });

  it('judges a route by the VRPs, with the ones that decided', async () => {
    const verdict = (prefix: string, asn: number) =>
      ask(app, 'roaValidity', `/v2/rir/roa-validity?prefix=${prefix}&asn=${asn}`);
    expect(await verdict('8.8.8.0/24', 15169)).toEqual({
      prefix: '8.8.8.0/24',
      asn: 15169,
      state: 'valid',
      reason: 'matched',
      as_of: TABLE_AT.toISOString(),
      vrps: [{ prefix: '8.8.8.0/24', max_length: 24, asn: 15169, ta: 'arin', matches: true }],
    });
    expect(await verdict('8.8.8.128/25', 15169)).toMatchObject({ state: 'invalid', reason: 'length' });
    expect(await verdict('2001:4860::/32', 15169)).toMatchObject({
      state: 'unknown',
      reason: 'not-covered',
      as_of: TABLE_AT.toISOString(),
    });
  });

  it('knows ages, sources, scale, countries, the visitor and PeeringDB facts', async () => {
    expect(await ask(app, 'currentDelay', '/v2/web/current_delay')).toEqual({
      current_delay_in_seconds: 3_600,
      as_of: UPDATES_AT.toISOString(),
      sample: false,
    });
    const ofNetwork = await ask(app, 'currentDelay', '/v2/web/current_delay?asn=3356');
    expect(ofNetwork).toMatchObject({ as_of: UPDATES_AT.toISOString(), sample: false });
    const sources = await ask(app, 'sources', '/v2/web/sources');
    expect(sources.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'address-registry asn',
      'mrt-rib rrc06',
      'mrt-updates updates.0900',
      'peeringdb dump',
      'vrps rpki',
    ]);
    expect(await ask(app, 'propagationCounts', '/v2/web/propagation-counts')).toEqual({ ipv4: 2, ipv6: 2, all: 2 });
    const visitor = { headers: { 'x-forwarded-for': '193.0.64.5' } };
    const countries = await ask(app, 'countries', '/v2/web/countries', visitor);
    expect(countries.map(({ name }) => name)).toEqual(['Germany', 'Sweden', 'Switzerland', 'United States']);
    expect(countries.filter((country) => country.default).map(({ code }) => code)).toEqual(['CH']);
    expect(await ask(app, 'geo', '/v2/web/geo', visitor)).toEqual({
      asn: 64500,
      as_name: 'QUIET',
      country_code: 'CH',
      ip: '193.0.64.5',
      prefix: '193.0.64.0/25',
      known_by: 'registry',
      registered: {
        prefix: '193.0.64.0/25',
        holder: { asn: 64500, as_name: 'QUIET', country_code: 'CH', country_name: 'Switzerland' },
      },
      special_purpose: null,
    });
    expect(await ask(app, 'clientInfo', '/v2/incidents/info/client', visitor)).toMatchObject({
      asn: 64500,
      as_name: 'QUIET',
      country_code: 'CH',
      country_name: 'Switzerland',
      ip: '193.0.64.5',
      prefix: '193.0.64.0/25',
    });
    expect(await ask(app, 'geo', '/v2/web/geo')).toMatchObject({ asn: null, as_name: null, prefix: null });
    expect(await ask(app, 'peeringdb', '/v2/peeringdb/asn/15169')).toMatchObject({ as_set: 'RADB::AS-GOOGLE' });
    expect(await refusal(app, '/v2/peeringdb/asn/3356')).toEqual({ status: 404, code: 'E_NOT_FOUND' });
  });
});
