import { type AnyEndpoint, endpoints } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, refusal } from './talk.ts';

const PUBLIC = '/v2/incidents/info/asn/3356';
const unauthorized = { status: 401, code: 'E_UNAUTHORIZED' };
const refused = { status: 400, code: 'E_BAD_REQUEST' };

/** An address of a call, with something in place of each of its params. */
const addressOf = ({ path }: AnyEndpoint): string =>
  path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => ({ type: 'all', metric: 'customers', party: 'cc-countries' })[name] ?? '3356',
  );

describe.each(engines())('what no call lets pass, over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;

  beforeAll(async () => {
    ({ store, remove } = await open());
    await loadSmallInternet(store);
    app = appOver(store);
  });
  afterAll(() => remove());

  it.each([
    [{ 'qradar-api-key': 'made-up' }],
    [{ 'QRADAR-API-KEY': '0123456789abcdef' }],
    [{ authorization: 'Bearer made-up' }],
    [{ authorization: 'bearer x' }],
    [{ authorization: 'Bearer' }],
  ])('refuses %j everywhere', async (headers: Record<string, string>) => {
    for (const path of [
      PUBLIC,
      '/v1/scan/types',
      '/healthz',
      '/openapi-config.json',
      '/v2/nothing',
      '/api/openapi.json',
    ])
      expect(await refusal(app, path, { headers }), path).toEqual(unauthorized);
    expect(await refusal(app, '/user/feedback', { method: 'POST', headers })).toEqual(unauthorized);
    const response = await app.request(PUBLIC, { headers });
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  });

  it('ignores credentials for proxies, empty keys, and all credentials on pages', async () => {
    for (const headers of [{ authorization: 'Basic dXNlcjpwYXNz' }, { 'qradar-api-key': '' }] as Record<
      string,
      string
    >[])
      expect((await app.request(PUBLIC, { headers })).status).toBe(200);
    expect((await app.request('/as/3356', { headers: { authorization: 'Bearer x' } })).status).not.toBe(401);
  });

  it('refuses an unknown parameter by name in every call', async () => {
    const mounted = Object.values<AnyEndpoint>(endpoints).filter(({ method }) => method === 'GET');
    for (const endpoint of mounted) {
      const response = await app.request(`${addressOf(endpoint)}?no-such=1`);
      const body = (await response.json()) as { code: string; issues?: { path: string; message: string }[] };
      // Not mounted, or refused before anything is read.
      if (['E_NOT_FOUND', 'E_PRO_REQUIRED', 'E_FORBIDDEN'].includes(body.code)) continue;
      expect(response.status, endpoint.name).toBe(400);
      expect(
        body.issues?.map(({ path }) => path),
        endpoint.name,
      ).toContain('no-such');
    }
    expect(await refusal(app, '/v2/web/countries?ip=4')).toEqual(refused);
    expect(
      await refusal(app, '/api/storage/v2/incidents/info/as/all?limit=1', { method: 'POST', body: '[7]' }),
    ).toEqual(refused);
  });

  it('accepts filters that the specification names, even where they have no effect', async () => {
    const filters = 'roa=valid&route_object=valid&prefix-length-min=8&propagation-max=9&hcc=DE&acc=DE&occ=DE&lcc=DE';
    for (const path of [
      `/v2/incidents/scan/loop/asn/3356?${filters}`,
      `/v2/incidents/scan/ntp/asn/3356/histogram?${filters}`,
      '/openapi-config.json?token=x',
    ])
      expect((await app.request(path)).status, path).not.toBe(400);
  });
});
