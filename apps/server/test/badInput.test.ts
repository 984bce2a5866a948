import { endpoints, errorAnswer, type AnyEndpoint } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSession } from '../src/http/sampleSession.ts';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, refusal } from './talk.ts';

const START = 120_000;
const LONG = 'x'.repeat(10_240);
const [pglite] = engines();

/** Values that no parameter but a text takes, those of texts among them, and what must not reach a statement as it is. */
const HOSTILE = ['-1', '%EF%BF%BF', "'%22;--", '%25_%5C', '%F0%9F%98%80', '%ED%A0%80', '', '1e99', 'x'.repeat(300)];
/** What calls ask for besides, so that the parameter in question is the only one at fault. */
const NEEDED = {
  asn: '3356',
  community: '3356:100',
  from: '2026-05-01',
  n: '174',
  name: 'AS-X',
  path: '174 3356',
  prefix: '8.8.8.0/24',
  q: 'le',
  until: '2026-05-02',
};
const IN_PATHS: Readonly<Record<string, string>> = {
  asn: '3356',
  id: '1',
  metric: 'score',
  party: 'party-countries',
  targetAsn: '174',
  type: 'all',
};

const keysOf = ({ query }: AnyEndpoint): string[] => Object.keys((query as { entries?: object }).entries ?? {});
/** The reads of loaded data, one of all calls of a topic that take the same query. */
const reads = [
  ...new Map(
    Object.values<AnyEndpoint>(endpoints)
      .filter(({ method, topic }) => method === 'GET' && !['access', 'auth', 'blog'].includes(topic))
      .map((read) => [`${read.topic} ${keysOf(read).join(' ')}`, read]),
  ).values(),
];

/** The address of a call with what it needs, and one parameter as given. */
function addressOf({ path, query }: AnyEndpoint, key: string, value: string): string {
  const entries = (query as { entries?: Readonly<Record<string, { type: string }>> }).entries ?? {};
  const needed = Object.entries(NEEDED).filter(([name]) => name !== key && entries[name]?.type !== 'optional');
  const rest = needed.filter(([name]) => name in entries).map((pair) => pair.join('='));
  return `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => IN_PATHS[name] ?? 'x')}?${[`${key}=${value}`, ...rest].join('&')}`;
}

describe('bad input', () => {
  let app: Hono;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const opened = await pglite.open();
    remove = opened.remove;
    await loadSmallInternet(opened.store);
    // Rows of scan reports are for contacts of the network; inbox, jobs and outbox for administrators.
    const asList = [{ asn: 3356, as_name: null, status: 1 as const, approved: true }];
    const subscriber = sampleSession('rating', false);
    app = appOver(opened.store, {
      sessionOf: (context) => {
        const session = subscriber(context);
        return session && { ...session, asList, roles: ['ADMIN'] };
      },
    });
  }, START);
  afterAll(() => remove(), START);

  it.each([
    ['an unknown AS', '/v2/incidents/info/asn/4200000000', 404, 'E_NOT_FOUND'],
    ['an unknown AS in the overview', '/v2/incidents/info/overview/asn/4200000000', 404, 'E_NOT_FOUND'],
    ['prefixes of an unknown AS', '/v2/incidents/connectivity/prefixes/asn/4200000000', 404, 'E_NOT_FOUND'],
    ['a number above 32 bits', '/v2/incidents/info/asn/4294967296', 400, 'E_BAD_REQUEST'],
    ['no number', '/v2/incidents/info/asn/x', 400, 'E_BAD_REQUEST'],
    ['an IP version that is none', '/v2/incidents/connectivity/prefixes/asn/3356?ip=5', 400, 'E_BAD_REQUEST'],
    ['an IP version given twice', '/v2/incidents/connectivity/prefixes/asn/3356?ip=4&ip=6', 400, 'E_BAD_REQUEST'],
    ['a page beyond the end', '/v2/incidents/connectivity/prefixes/asn/3356?page=9', 404, 'E_PAGE_BEYOND_END'],
    ['page 0', '/v2/incidents/connectivity/prefixes/asn/3356?page=0', 400, 'E_BAD_REQUEST'],
    [
      'a page beyond all numbers',
      '/v2/incidents/connectivity/prefixes/asn/3356?page=9999999999',
      404,
      'E_PAGE_BEYOND_END',
    ],
    ['a malformed prefix', '/v2/rir/roa-validity?prefix=300.1.2.0/24&asn=1', 400, 'E_BAD_REQUEST'],
    ['a search of 10 kB', `/v2/incidents/info/search?q=${LONG}`, 400, 'E_BAD_REQUEST'],
    ['a filter of 10 kB', `/v2/incidents/connectivity/prefixes/asn/3356?q=${LONG}`, 400, 'E_BAD_REQUEST'],
    ['10 kB that nobody asked for', `/v2/incidents/info/asn/3356?${LONG}`, 400, 'E_BAD_REQUEST'],
    ['no such call', '/v2/nothing', 404, 'E_NOT_FOUND'],
    ['no such call of the storage API', '/api/storage/v2/nothing', 404, 'E_NOT_FOUND'],
    ['a broken escape', '/v2/incidents/info/asn/%E0%A4%A', 400, 'E_BAD_REQUEST'],
    ['a zero byte', '/v2/incidents/info/search?q=a%00b', 400, 'E_BAD_REQUEST'],
  ])('%s is refused', async (_, path, status, code) => {
    expect(await refusal(app, path)).toEqual({ status, code });
  });

  it.each([
    ['broken JSON', '[1,', 400, 'E_BAD_REQUEST'],
    ['text in place of numbers', '["a"]', 400, 'E_BAD_REQUEST'],
    ['too many numbers', JSON.stringify(Array.from({ length: 1_001 }, (_, i) => i)), 400, 'E_BAD_REQUEST'],
    ['a huge body', `[${'1,'.repeat(200_000)}1]`, 413, 'E_TOO_LARGE'],
  ])('a body with %s is refused', async (_, body, status, code) => {
    expect(await refusal(app, '/api/storage/v2/incidents/info/as/all', { method: 'POST', body })).toEqual({
      status,
      code,
    });
  });

  it.each([
    ['/v2/rir/roa-validity?asn=1', 'prefix is missing'],
    ['/v2/incidents/info/search', 'q is missing'],
    ['/v2/peeringdb/common-ix/3356?n=', 'n is missing'],
    ['/v2/rir/roa-validity?prefix=8.0.0.0/8&prefix=9.0.0.0/8&asn=1', 'prefix is given more than once'],
    ['/v2/incidents/hijacks/asn/3356?roa=Valid', 'roa must be one of valid, invalid, unknown'],
    ['/v2/incidents/hijacks/asn/3356?prefix-length-min=1.5', 'prefix-length-min must be a whole number'],
    ['/v2/incidents/hijacks/asn/3356?from=2026-02-30', 'This day does not exist'],
    ['/v2/incidents/hijacks/asn/3356?from=2026-02-30T00:00:00Z', 'This day does not exist'],
    ['/v2/as-rating/score?day=2026-02-30', 'This day does not exist'],
    ['/v2/as-rating/score?filter-country=USA', 'A country is a code of two letters'],
    ['/v2/incidents/scan/open_port/asn/3356?type=riddle', 'type must be an id of /v1/scan/types'],
    ['/v2/bgp-communities-api/communities/asn/3356?community=riddle', 'riddle is not a community'],
    ['/v2/bgp-communities-api/community-prefixes?community=riddle', 'riddle is not a community'],
    ['/v2/bgp-communities-api/community-prefixes?community=3356:100&ipv=5', 'ipv must be 4, 6 or all'],
    [
      '/v2/incidents/hijacks/asn/3356?prefix-length-min=24&prefix-length-max=8',
      'prefix-length-max is less than prefix-length-min',
    ],
    [
      '/v2/incidents/connectivity/prefixes/asn/3356?propagation-min=2&propagation-max=1',
      'propagation-max is less than propagation-min',
    ],
  ])('%s: %s', async (path, message) => {
    const response = await app.request(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'E_BAD_REQUEST', message });
  });

  it.each([
    '/v2/incidents/leaks/riddle/asn/3356',
    '/v2/incidents/leaks/riddle/peer/created/asn/3356',
    '/v2/incidents/neighbors/riddle/asn/3356',
    '/v2/incidents/neighbors/merged/riddle/asn/3356/histogram',
    '/v2/incidents/connectivity/riddle/asn/3356',
    '/v2/incidents/scan/riddle/asn/3356',
    '/v2/as-rating/riddle',
  ])('%s is no list, and not there', async (path) => {
    expect(await refusal(app, path)).toEqual({ status: 404, code: 'E_NOT_FOUND' });
  });

  it('a list in place of a text in a body is no repeated parameter', async () => {
    const body = JSON.stringify({ prefixes: [['8.8.8.0/24']] });
    const response = await app.request('/api/storage/v2/route-storage/get_timeline', { method: 'POST', body });
    expect(await response.json()).toMatchObject({ message: 'prefixes.0: expected string, not Array' });
  });

  it.each([
    ['', 'The body is missing'],
    ['{}', 'The body: expected array, not Object'],
    ['["1"]', 'An AS number is a whole number, 0 to 4294967295'],
    ['[1.5]', 'An AS number is a whole number, 0 to 4294967295'],
  ])('a list of AS numbers that is %j: %s', async (body, message) => {
    const response = await app.request('/api/storage/v2/incidents/info/as/all', { method: 'POST', body });
    expect(await response.json()).toMatchObject({ code: 'E_BAD_REQUEST', message });
  });

  it.each(['hijacks', 'scan/open_port', 'neighbors/all', 'connectivity/prefixes'])(
    'a list of %s that ends before it begins is refused',
    async (list) => {
      const path = `/v2/incidents/${list}/asn/3356`;
      for (const call of [path, `${path}/histogram`, `${path}/active-count`]) {
        const response = await app.request(`${call}?from=2026-05-02&until=2026-05-01`);
        expect(await response.json()).toMatchObject({ message: 'until is before from' });
        expect((await app.request(`${call}?from=2026-05-01&until=2026-05-01`)).status).toBe(200);
      }
    },
  );

  it.each(reads.flatMap((read) => keysOf(read).map((key) => [read.path, key, read] as const)))(
    'whatever %s is given as %s, it says what is wrong or answers',
    async (_, key, read) => {
      for (const value of [...HOSTILE, `1&${key}=2`]) {
        const response = await app.request(addressOf(read, key, value));
        if (response.status === 200) continue;
        // A made-up token is 401.
        expect([400, 401, 404], `${key}=${value}`).toContain(response.status);
        expect(v.parse(errorAnswer, await response.json()).message).not.toMatch(/Invalid (key|type)/);
      }
    },
  );

  it.each([
    ['/api/storage/v2/irrd/graphql/', { query: '{ rpslObjects(rpslPk: ["\u0000"]) { rpslPk } }' }],
    ['/api/storage/v2/irrd/graphql/', { query: '{ x }', variables: { name: '\u0000' } }],
    ['/api/storage/v2/route-storage/get_timeline', { prefixes: ['8.8.8.0/24\u0000'] }],
  ])('a zero byte in a body is refused by %s', async (path, body) => {
    const asked = { method: 'POST', body: JSON.stringify(body) };
    expect(await refusal(app, path, asked)).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
  });

  it('tells which methods a path takes', async () => {
    const response = await app.request('/v2/incidents/info/asn/3356', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await refusal(app, '/api/storage/v2/incidents/info/as/all')).toEqual({
      status: 405,
      code: 'E_METHOD_NOT_ALLOWED',
    });
  });

  it('takes a long list of targets', async () => {
    const targets = Array.from({ length: 2_000 }, (_, asn) => `targets=${asn + 100_000}`).join('&');
    const response = await app.request(`/v2/route-graph/asn/15169/graph?prefix=8.8.8.0/24&${targets}`);
    expect(response.status).toBe(200);
    const asked = `prefix=8.8.8.0/24&${targets.replaceAll('targets', 'target_asns')}`;
    const events = await app.request(`/api/storage/v2/route-storage/get_graph_history?${asked}`, { method: 'POST' });
    expect(events.status).toBe(200);
    const separated = await app.request(
      `/v2/route-graph/asn/15169/graph?prefix=8.8.8.0/24&${targets.replaceAll('&targets=', ',')}`,
    );
    expect(await separated.json()).toEqual(await response.json());
  });
});
