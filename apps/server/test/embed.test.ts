import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints, type AnyEndpoint } from '@routeglass/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtElements } from '../src/http/builtElements.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver } from './talk.ts';

const START = 120_000;
const INFO = '/v2/incidents/info/asn/3356';
const PARTNER = 'https://partner.example';
/** Calls that the server answers once a provider is set. */
const SET_UP_FIRST = new Set(['oidcStart', 'oidcCallback', 'oidcJoin']);
/** Nothing is there, or a call of another method alone. */
const NOT_THERE = /There is nothing at|E_METHOD_NOT_ALLOWED/;

describe('for other sites', () => {
  let store: Store;
  let remove: () => Promise<void>;
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-embed-'));

  beforeAll(async () => {
    const [engine] = engines();
    ({ store, remove } = await engine.open());
    await loadSmallInternet(store);
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'search-box.js'), 'import "./assets/a-1b.js";');
    writeFileSync(join(folder, 'assets', 'a-1b.js'), 'export {};');
    writeFileSync(join(folder, 'secret.txt'), 'no');
    writeFileSync(join(folder, 'release.json'), JSON.stringify({ version: '1.2.3', integrity: {} }));
  }, START);
  afterAll(async () => {
    await remove();
    rmSync(folder, { recursive: true });
  }, START);

  interface Asked {
    readonly path?: string;
    readonly method?: string;
    readonly body?: string;
    readonly headers?: Record<string, string>;
  }
  const ask = (
    origin: string | undefined,
    embedOrigins: readonly string[],
    { path = INFO, headers, ...init }: Asked = {},
  ) => appOver(store, { embedOrigins }).request(path, { ...init, headers: { ...(origin && { origin }), ...headers } });
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin');

  it.each([
    [PARTNER, [PARTNER], PARTNER],
    [PARTNER, ['https://other.example', PARTNER], PARTNER],
    [PARTNER, ['*'], '*'],
    [PARTNER, [], null],
    ['https://partner.example:8443', [PARTNER], null],
    ['http://partner.example', [PARTNER], null],
    ['null', [PARTNER], null],
    [undefined, [PARTNER], null],
  ])('a page of %s reads where %j is listed: %s', async (origin, listed, expected) => {
    const response = await ask(origin, listed);
    expect(response.status).toBe(200);
    expect(allowed(response)).toBe(expected);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('tells caches that the answer depends on the site', async () => {
    expect((await ask(undefined, [PARTNER])).headers.get('vary')).toMatch(/origin/);
    expect((await ask(undefined, [])).headers.get('vary')).not.toMatch(/origin/);
  });

  it('lets a page read what went wrong', async () => {
    const response = await ask(PARTNER, [PARTNER], { path: '/v2/incidents/info/asn/x' });
    expect(response.status).toBe(400);
    expect(allowed(response)).toBe(PARTNER);
  });

  it('permits reads and nothing else', async () => {
    const preflight = (method: string, origin = PARTNER) =>
      ask(origin, [PARTNER], { method: 'OPTIONS', headers: { 'access-control-request-method': method } });
    const read = await preflight('GET');
    expect(read.status).toBe(204);
    expect(read.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(allowed(read)).toBe(PARTNER);
    for (const refused of [
      await preflight('POST'),
      await preflight('DELETE'),
      await preflight('GET', 'https://a.example'),
    ]) {
      expect(refused.ok).toBe(false);
      expect(allowed(refused)).toBeNull();
    }
    const { path } = endpoints.prefixTimeline;
    const asking = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    // A read whose question is its body.
    const timeline = await ask(PARTNER, [PARTNER], { path, method: 'OPTIONS', headers: asking });
    expect(timeline.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST');
    expect((await ask(PARTNER, [], { path, method: 'OPTIONS', headers: asking })).ok).toBe(false);
    const post = await ask(PARTNER, [PARTNER], { path: endpoints.asInfoList.path, method: 'POST', body: '[3356]' });
    expect(allowed(post)).toBeNull();
  });

  it('gives the elements to every site, and nothing else of their folder', async () => {
    const app = appOver(store, { elements: builtElements(folder) });
    const script = await app.request('/embed/search-box.js');
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(script.headers.get('cache-control')).toBe('public, no-cache');
    expect(allowed(script)).toBe('*');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const chunk = await app.request('/embed/assets/a-1b.js');
    expect(chunk.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/embed/secret.txt', '/embed/gone.js', '/embed/'])
      expect((await app.request(path)).status).toBe(404);
    expect((await appOver(store).request('/embed/search-box.js')).status).toBe(503);
  });

  it.each(Object.values<AnyEndpoint>(endpoints))(
    'answers $name, unless it has to be set up first',
    async ({ name, method, path }) => {
      const response = await appOver(store).request(path.replaceAll(/\{[^}]+\}/g, '1'), { method });
      const text = await response.text();
      if (SET_UP_FIRST.has(name)) expect(text).toMatch(NOT_THERE);
      else expect(text).not.toContain('There is nothing at');
    },
  );
});
