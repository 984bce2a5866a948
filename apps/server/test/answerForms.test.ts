import { type AnyEndpoint, endpoints, entriesOf, sentSchema } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet, TABLE_AT, UPDATES_AT } from './smallInternet.fixtures.ts';
import { appOver, NOW } from './talk.ts';

const PREFIXES = '/v2/incidents/connectivity/prefixes/asn/15169';
const CSV = { headers: { accept: 'text/csv' } };

/** What calls need beside their path. */
const queries: Readonly<Record<string, string>> = {
  announcementHistory: '?prefix=8.8.8.0/24',
  asSearch: '?q=google',
  asSetNetworks: '?name=AS-GOOGLE',
  communityPrefixes: '?community=3356:100',
  commonIx: '?n=3356',
  historyOfRoas: '?prefix=8.8.8.0/24',
  historyOfRouteObjects: '?prefix=8.8.8.0/24',
  neighborChanges: '?from=2026-05-31&until=2026-06-01',
  prefixChanges: '?from=2026-05-31&until=2026-06-01',
  routeGraph: '?prefix=8.8.8.0/24',
  search: '?q=8.8.8.8',
  suggestions: '?q=google',
  targetPresets: '?prefix=8.8.8.0/24',
};
const addressOf = ({ name, path }: AnyEndpoint): string =>
  path.replaceAll(
    /\{(\w+)\}/g,
    (_, param: string) =>
      ({ type: 'all', metric: 'customers', party: 'cc-countries', targetAsn: '3356' })[param] ?? '15169',
  ) + (queries[name] ?? '');
const reads = Object.values<AnyEndpoint>(endpoints).filter(
  ({ method, topic }) => method === 'GET' && topic !== 'whois' && topic !== 'domain',
);
/** The rows of a page, under the names that the documents have for them. */
const rowsOf = (page: { data?: unknown; results?: unknown }): unknown => page.data ?? page.results;
const linesOf = (text: string): string[] => text.split('\r\n').slice(0, -1);

describe.each(engines())('the forms of answers over $name', ({ open }) => {
  let store: Store;
  let app: Hono;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ store, remove } = await open());
    await loadSmallInternet(store);
    app = appOver(store);
  });
  afterAll(() => remove());

  it('say how old their data are, objects in themselves too', async () => {
    const routes = await app.request(PREFIXES);
    expect(routes.headers.get('x-as-of')).toBe(UPDATES_AT.toISOString());
    expect(await routes.json()).toMatchObject({ as_of: UPDATES_AT.toISOString() });
    const list = await app.request('/v2/incidents/info/search?q=8.8.8.8');
    expect(list.headers.get('x-as-of')).toBe(UPDATES_AT.toISOString());
    const roas = await app.request('/v2/rir/roa-validity?prefix=8.8.8.0/24&asn=15169');
    expect(roas.headers.get('x-as-of')).toBe(TABLE_AT.toISOString());
    const health = await app.request('/healthz');
    expect(health.headers.get('x-as-of')).toBe(NOW.toISOString());
    // Nothing of that kind is loaded: nothing is that old.
    const communities = await app.request('/v2/bgp-communities-api/communities/asn/3356');
    expect(communities.headers.get('x-as-of')).toBeNull();
    // What is the same for everyone at any time comes from no source.
    const types = await app.request('/v1/scan/types', CSV);
    expect(types.headers.get('x-as-of')).toBe(NOW.toISOString());
    expect(linesOf(await types.text())[0]).not.toContain('sample');
  });

  it('have one age in header and body, whatever was asked, and hold to their schemas', async () => {
    let seen = 0;
    for (const endpoint of reads) {
      const response = await app.request(addressOf(endpoint));
      if (response.status !== 200 || endpoint.asOf === 'header') continue;
      seen += 1;
      const body: unknown = await response.json();
      expect(v.safeParse(sentSchema(endpoint), body).success, endpoint.name).toBe(true);
      const age = response.headers.get('x-as-of');
      if (Array.isArray(body)) expect(age === null || !Number.isNaN(Date.parse(age)), endpoint.name).toBe(true);
      else expect((body as { as_of?: unknown }).as_of, endpoint.name).toBe(age);
    }
    expect(seen).toBeGreaterThan(80);
  });

  it('are CSV for whoever prefers it, of every list', async () => {
    let seen = 0;
    for (const endpoint of reads) {
      const isList = endpoint.answer.type === 'array' || rowsOf(entriesOf(endpoint.answer)) !== undefined;
      const plain = await app.request(addressOf(endpoint));
      if (!isList || plain.status !== 200) continue;
      seen += 1;
      const asked = await app.request(addressOf(endpoint), CSV);
      expect(asked.headers.get('content-type'), endpoint.name).toBe('text/csv; charset=utf-8; header=present');
      expect(asked.headers.get('x-as-of'), endpoint.name).toBe(plain.headers.get('x-as-of'));
      const body = (await plain.json()) as unknown[] | object;
      const rows = Array.isArray(body) ? body : (rowsOf(body) as unknown[]);
      expect(linesOf(await asked.text()).length, endpoint.name).toBe(rows.length + 1);
    }
    expect(seen).toBeGreaterThan(60);
    const objects = await app.request('/v2/incidents/info/asn/3356', CSV);
    expect(objects.headers.get('content-type')).toContain('application/json');
  });

  it('have the same columns full and empty, with what is inside named with dots', async () => {
    const [names, first] = linesOf(await (await app.request(`${PREFIXES}?page-size=1`, CSV)).text());
    expect(names).toBe(
      'prefix,origin.asn,origin.as_name,origin.country_code,origin.country_name,origin_set,roa,route_object,propagation,relative_propagation,default_route,registered_name,active,first_seen,last_seen,sample',
    );
    expect(first).toMatch(/^8\.8\.4\.0\/24,15169,GOOGLE,US,United States,/);
    expect(first?.split(',').at(-1)).toBe('');
    expect(linesOf(await (await app.request(`${PREFIXES}?q=99.99`, CSV)).text())).toEqual([names]);
  });

  it('keep JSON and CSV of one address apart, and prefer JSON where both are as welcome', async () => {
    const typeFor = async (accept: string) =>
      (await app.request(PREFIXES, { headers: { accept } })).headers.get('content-type')?.split(';')[0];
    expect(await typeFor('application/json')).toBe('application/json');
    expect(await typeFor('text/csv')).toBe('text/csv');
    expect(await typeFor('application/json')).toBe('application/json');
    expect(await typeFor('*/*')).toBe('application/json');
    expect(await typeFor('text/csv, */*;q=0.1')).toBe('text/csv');
    expect(await typeFor('text/csv;q=0.5, application/json')).toBe('application/json');
    const { headers } = await app.request(PREFIXES, CSV);
    expect(headers.get('vary')).toContain('accept');
  });

  it('say where a list goes on, and how long it is', async () => {
    const { headers } = await app.request(`${PREFIXES}?page-size=1&page=2`, CSV);
    expect(headers.get('link')).toBe(
      `<${PREFIXES}?page-size=1&page=1>; rel="prev", <${PREFIXES}?page-size=1&page=3>; rel="next"`,
    );
    expect(headers.get('x-record-count')).toBe('3');
    expect((await app.request(PREFIXES)).headers.get('link')).toBeNull();
  });

  it('page a search that is cut, without doubles or gaps, and say when it ends', async () => {
    const pages: string[][] = [];
    let next: string | undefined = '/v2/incidents/info/as/search?q=le&page-size=1';
    while (next !== undefined) {
      const response = await app.request(next);
      pages.push(((await response.json()) as { asn: number }[]).map(({ asn }) => String(asn)));
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    const whole = (await (await app.request('/v2/incidents/info/as/search?q=le')).json()) as { asn: number }[];
    expect(whole.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(whole.map(({ asn }) => String(asn)));
    const first = await app.request('/v2/incidents/info/search?q=8.8.0.0/16&page-size=1');
    const found = (await first.json()) as { type: string }[];
    expect(found.map(({ type }) => type)).toEqual(['origin', 'prefix']);
    expect(first.headers.get('link')).toContain('page=2>; rel="next"');
    const suggestions = '/v2/incidents/info/search/suggestions?q=8.8.0.0/16';
    const all = (await (await app.request(suggestions)).json()) as object[];
    const begun = await app.request(`${suggestions}&page-size=4`);
    const ended = await app.request(`${suggestions}&page-size=4&page=2`);
    const suggested = [...((await begun.json()) as object[]), ...((await ended.json()) as object[])];
    expect(new Set(suggested.map((one) => JSON.stringify(one))).size).toBe(all.length);
    expect(begun.headers.get('link')).toContain('rel="next"');
    expect(ended.headers.get('link')).not.toContain('rel="next"');
  });

  it('of a search have every field of an origin', async () => {
    const found = (await (await app.request('/v2/incidents/info/search?q=8.8.8.8')).json()) as {
      type: string;
      data: object;
    }[];
    expect(found.find(({ type }) => type === 'origin')?.data).toEqual({
      prefix: '8.8.8.0/24',
      origin: { asn: 15_169, as_name: 'GOOGLE', country_code: 'US', country_name: 'United States' },
      roa: 'valid',
      route_object: 'unknown',
      propagation: 2,
      relative_propagation: 100,
      known_by: 'routes',
    });
    const registered = (await (await app.request('/v2/incidents/info/search?q=193.0.64.130')).json()) as {
      type: string;
      data: object;
    }[];
    expect(registered.find(({ type }) => type === 'origin')?.data).toMatchObject({
      roa: null,
      route_object: null,
      propagation: null,
    });
  });
});
