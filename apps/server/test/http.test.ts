import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPortalFiles } from '../src/http/portalFiles.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, NOW, refusal } from './talk.ts';

const START = 120_000;
const INFO = '/v2/incidents/info/asn/3356';
const SCRIPT = 'console.log("a built script that is long enough to be worth compressing");\n'.repeat(40);

/** As the build would pack it, which is told apart from what the server packs. */
const PACKED = brotliCompressSync(SCRIPT, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

describe('answers over HTTP', () => {
  let store: Store;
  let remove: () => Promise<void>;
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-portal-'));
  let portal: Hono;

  beforeAll(async () => {
    const [engine] = engines();
    ({ store, remove } = await engine.open());
    await loadSmallInternet(store);
    mkdirSync(join(folder, 'assets'));
    writeFileSync(
      join(folder, 'index.html'),
      '<h1>Home</h1><script>one()</script><script src="/assets/app-1a2b.js"></script>',
    );
    writeFileSync(join(folder, '__spa-fallback.html'), '<p>Draws itself</p><script type="module">two()</script>');
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), SCRIPT);
    writeFileSync(join(folder, 'assets', 'small-1a2b.js'), SCRIPT);
    writeFileSync(join(folder, 'assets', 'small-1a2b.js.br'), PACKED);
    portal = appOver(store, { portalFiles: await loadPortalFiles(folder) });
  }, START);
  afterAll(async () => {
    await remove();
    rmSync(folder, { recursive: true });
  }, START);

  it('says 503 until queries can be answered', async () => {
    expect(await refusal(appOver(null), '/healthz')).toEqual({ status: 503, code: 'E_STARTING' });
    expect(await refusal(appOver(null), INFO)).toEqual({ status: 503, code: 'E_STARTING' });
    expect(await refusal(appOver(store, { isReady: () => false }), '/healthz')).toEqual({
      status: 503,
      code: 'E_STARTING',
    });
    expect((await appOver(store).request('/healthz')).status).toBe(200);
    const dead = {
      ...store,
      answers: async () => false,
      db: store.db.withPlugin({
        transformQuery: () => {
          throw new Error('gone');
        },
        transformResult: async ({ result }) => result,
      }),
    };
    expect(await refusal(appOver(dead), '/healthz')).toEqual({ status: 503, code: 'E_UNAVAILABLE' });
    expect(await refusal(appOver(dead), INFO)).toEqual({ status: 503, code: 'E_UNAVAILABLE' });
  });

  it('tells a browser to come again while the server is starting without pages, and who builds them once it has started', async () => {
    const starting = await appOver(null, { isReady: () => false }).request('/as/3356');
    expect(starting.status).toBe(503);
    expect(starting.headers.get('refresh')).toBe('5');
    expect(await starting.text()).toContain('is starting');
    const started = await appOver(store).request('/as/3356');
    expect(started.status).toBe(503);
    expect(started.headers.get('refresh')).toBeNull();
    expect(await started.text()).toContain('`npm start` builds it');
  });

  it('lets caches ask whether data changed', async () => {
    const app = appOver(store);
    const first = await app.request(INFO);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*'])
      expect((await app.request(INFO, { headers: { 'if-none-match': known } })).status).toBe(304);
    expect((await app.request(INFO, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
    // What it has is JSON: it has not seen the CSV of the same list.
    const list = '/v2/as-rating/score';
    const json = (await app.request(list)).headers.get('etag') ?? '';
    expect((await app.request(list, { headers: { 'if-none-match': json } })).status).toBe(304);
    const asCsv = await app.request(list, { headers: { 'if-none-match': json, accept: 'text/csv' } });
    expect(asCsv.status).toBe(200);
    expect((await app.request('/v2/web/current_delay')).headers.get('cache-control')).toBe('no-store');
  });

  it('counts requests of an address, and refuses those over the limit', async () => {
    let now = NOW.getTime();
    const app = appOver(store, { rateLimit: 2, clock: () => now });
    const from = (address: string) => app.request(INFO, { headers: { 'x-forwarded-for': address } });
    expect((await from('192.0.2.1')).headers.get('ratelimit-remaining')).toBe('1');
    await from('192.0.2.1');
    const refused = await from('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toMatchObject({ code: 'E_TOO_MANY_REQUESTS' });
    expect((await from('192.0.2.2')).status).toBe(200);
    now += 30_000;
    expect((await from('192.0.2.1')).status).toBe(200);
  });

  it('says what the limit is and where the caller stands, and takes a /64 of IPv6 for one caller', async () => {
    const app = appOver(store, { rateLimit: 60 });
    const from = async (address: string) => {
      const { headers } = await app.request(INFO, { headers: { 'x-forwarded-for': address } });
      return ['policy', 'limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));
    };
    expect(await from('2001:db8::1')).toEqual(['60;w=60', '60', '59', '1']);
    expect(await from('2001:db8::ffff:2')).toEqual(['60;w=60', '60', '58', '2']);
    expect(await from('2001:db8:0:1::1')).toEqual(['60;w=60', '60', '59', '1']);
  });

  it('hides what failed inside and logs one line of it', async () => {
    const lines: string[] = [];
    const broken = new Proxy(store, {
      get: (target, name) => {
        if (name === 'db') throw new Error('secret inside');
        return Reflect.get(target, name) as unknown;
      },
    });
    expect(() => appOver(broken)).toThrow('secret inside');
    const app = appOver({ ...store, db: store.db.withSchema('nowhere') }, { log: (line) => lines.push(line) });
    const response = await app.request('/v2/peeringdb/asn/15169');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('nowhere');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^GET \/v2\/peeringdb\/asn\/15169 failed: \S+: .*nowhere/);
  });

  it('serves hashed files for ever and compressed', async () => {
    const ask = (encoding: string) =>
      portal.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': encoding } });
    const packed = await ask('gzip, br');
    expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(packed.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(SCRIPT);
    expect(gunzipSync(await (await ask('gzip')).arrayBuffer()).toString()).toBe(SCRIPT);
    expect(await (await ask('identity')).text()).toBe(SCRIPT);
    const etag = packed.headers.get('etag') ?? '';
    expect((await portal.request('/assets/app-1a2b.js', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('serves files that the build compressed, and not under the name of the compressed file', async () => {
    const ask = (encoding: string) =>
      portal.request('/assets/small-1a2b.js', { headers: { 'accept-encoding': encoding } });
    expect(Buffer.from(await (await ask('br')).arrayBuffer())).toEqual(PACKED);
    expect(await (await ask('identity')).text()).toBe(SCRIPT);
    expect((await portal.request('/assets/small-1a2b.js.br')).status).toBe(404);
  });

  it('allows the scripts that stand in a page, by hash, and no other inline ones', async () => {
    const policy = (await portal.request('/')).headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['/', 200, 'Home'],
    ['/search?query=x', 200, 'Draws itself'],
    ['/incidents?state=ongoing', 200, 'Draws itself'],
    ['/incidents/nonsense', 404, 'Draws itself'],
    ['/as/3356', 200, 'Draws itself'],
    ['/as/3356/graph?prefix=8.0.0.0/9', 200, 'Draws itself'],
    ['/as/3356/graph/8.0.0.0%2F9_174,1299', 200, 'Draws itself'],
    ['/as/3356/graph/8.0.0.0/9_174,1299', 200, 'Draws itself'],
    ['/as/3356/graph/8.0.0.0/9/more', 404, 'Draws itself'],
    ['/as/3356/ix', 200, 'Draws itself'],
    ['/as/3356/related-asns', 200, 'Draws itself'],
    ['/as/3356/communities', 200, 'Draws itself'],
    ['/as-set/RIPE%3A%3AAS-FOO', 200, 'Draws itself'],
    ['/as/3356/connectivity', 200, 'Draws itself'],
    ['/as/3356/security-issues/hijacks', 200, 'Draws itself'],
    ['/bgp-community?community=3356:100', 200, 'Draws itself'],
    ['/domain/overview?domain=example.net', 200, 'Draws itself'],
    ['/prefix/8.8.8.0/24', 200, 'Draws itself'],
    ['/prefix/2001:db8::/32', 200, 'Draws itself'],
    ['/ip/8.8.8.88', 200, 'Draws itself'],
    ['/prefix/8.8.8.0/33', 404, 'Draws itself'],
    ['/prefix', 404, 'Draws itself'],
    ['/ip/8.8.8.888', 404, 'Draws itself'],
    ['/ip/%E0%A4%A', 404, 'Draws itself'],
    ['/as-set', 404, 'Draws itself'],
    ['/as/3356/nothing', 404, 'Draws itself'],
    ['/as/3356/connectivity/nonsense', 404, 'Draws itself'],
    ['/as/3356/security-issues/providers', 404, 'Draws itself'],
    ['/as/AS3356/nothing', 404, 'Draws itself'],
    ['/as/notanumber', 404, 'Draws itself'],
    ['/as/4294967296', 404, 'Draws itself'],
    ['/nowhere', 404, 'Draws itself'],
    ['/__spa-fallback.html', 404, 'Not found'],
    ['/assets/gone-9z.js', 404, 'Not found'],
    ['/robots.txt', 200, 'User-agent'],
    ['/robots.txt', 200, 'Sitemap: http://localhost/sitemap.xml'],
    ['/sitemap.xml', 200, '<sitemap><loc>http://localhost/sitemaps/pages.xml</loc></sitemap>'],
    ['/sitemaps/pages.xml', 200, '<loc>http://localhost/incidents</loc>'],
    ['/sitemaps/networks-9.xml', 404, 'Not found'],
  ])('answers %s with %i', async (path, status, text) => {
    const response = await portal.request(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['/as/AS3356', '/as/3356'],
    ['/domain?domain=example.net', '/domain/overview?domain=example.net'],
    ['/AS/3356?ip=4', '/as/3356?ip=4'],
    ['/as/as003356/connectivity/customers', '/as/3356/connectivity/customers'],
    ['/prefix/8.8.8.0%2F24?page=2', '/prefix/8.8.8.0/24?page=2'],
    ['/prefix/8.8.8.8/24', '/prefix/8.8.8.0/24'],
    ['/prefix/8.8.8.0/24/', '/prefix/8.8.8.0/24'],
    ['/prefix/2001%3ADB8::/32', '/prefix/2001:db8::/32'],
    ['/prefix/8.8.8.8', '/ip/8.8.8.8'],
    ['/ip/8.8.8.0/24', '/prefix/8.8.8.0/24'],
    ['/ip/2001:DB8:0::1', '/ip/2001:db8::1'],
  ])('leads from %s to %s', async (path, plain) => {
    const response = await portal.request(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(plain);
  });

  it('compresses long answers', async () => {
    const path = '/v2/route-graph/asn/15169/graph?prefix=8.8.8.0/24';
    const response = await portal.request(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(JSON.parse(gunzipSync(await response.arrayBuffer()).toString())).toMatchObject({ root_asn: 15169 });
  });
});
