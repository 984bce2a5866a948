import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, refusal } from './talk.ts';

const START = 120_000;
const LONG = 'x'.repeat(10_240);
const [pglite] = engines();

describe('bad input', () => {
  let app: Hono;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    if (!pglite) throw new Error('there is always the embedded engine');
    const opened = await pglite.open();
    remove = opened.remove;
    await loadSmallInternet(opened.store);
    app = appOver(opened.store);
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
  });
});
