import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineLayout, definePage, plainly } from '@routeglass/api-client/pages';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPortalFiles } from '../src/http/portalFiles.ts';
import { sampleSession } from '../src/http/sampleSession.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver } from './talk.ts';

const START = 120_000;
const INFO = '/v2/incidents/info/asn/3356';
const bare = { id: 'bare', path: '' };
const aboutNetworks = defineLayout({
  id: 'about-networks',
  path: '/as/:asn',
  within: bare,
  knownBy: 'asInfo',
  reads: { asInfo: ({ asn }) => ({ params: { asn } }) },
});
const network = definePage({
  id: 'network',
  path: '/as/:asn',
  layout: aboutNetworks,
  label: 'Network',
  reads: {
    peeringdb: () => ({ params: { asn: 4_200_000_000 } }),
    session: () => ({}),
    currentDelay: plainly(({ asn }) => ({ query: { asn } })),
  },
});
const search = definePage({ id: 'search', path: '/search', layout: bare, label: 'Search' });
const about = (subject: 'community' | 'domain') =>
  definePage({ id: subject, path: `/${subject}`, layout: bare, label: subject, subject, subjectIs: subject });
const site = { pages: [network, search, about('community'), about('domain')], redirects: [] };
const built = {
  head: [],
  frame: {
    before: '<head><link rel="modulepreload" href="/assets/root.js"/>',
    after: '</head><body><script>one()</script></body>',
    files: ['/assets/root.js'],
  },
  modules: { network: ['/assets/root.js', '/assets/as.js'] },
};

describe('a page with what it begins with', () => {
  let store: Store;
  let remove: () => Promise<void>;
  let portal: Hono;
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-first-load-'));
  const portalFiles = () => loadPortalFiles(folder);

  beforeAll(async () => {
    const [engine] = engines();
    ({ store, remove } = await engine.open());
    await loadSmallInternet(store);
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, '__spa-fallback.html'), built.frame.before + built.frame.after);
    writeFileSync(join(folder, '__site.json'), JSON.stringify(built));
    portal = appOver(store, { portalFiles: await portalFiles(), site, sessionOf: sampleSession('none', true) });
  }, START);
  afterAll(async () => {
    await remove();
    rmSync(folder, { recursive: true });
  }, START);

  async function answersIn(response: Response): Promise<Record<string, { status: number; body: unknown }>> {
    const data = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(await response.text())?.[1];
    return JSON.parse(data ?? 'null') as Record<string, { status: number; body: unknown }>;
  }

  it('reads the build again at the next request after a reading that failed', async () => {
    const files = new Map(await portalFiles());
    const told = files.get('/__site.json');
    if (!told) throw new Error('the build tells nothing');
    let isBroken = true;
    const bytes: typeof told.bytes = (how) => (isBroken ? Promise.reject(new Error('gone')) : told.bytes(how));
    files.set('/__site.json', { ...told, bytes });
    const app = appOver(store, { portalFiles: files, site, sessionOf: sampleSession('none', true), log: () => {} });
    expect((await app.request('/as/3356')).status).toBe(500);
    isBroken = false;
    expect((await app.request('/as/3356')).status).toBe(200);
  });

  it('names the code of its routes that its head does not name yet', async () => {
    const html = await (await portal.request('/as/3356')).text();
    expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" href="/assets/root.js"/>',
      '<link rel="modulepreload" href="/assets/as.js">',
    ]);
  });

  it('says in its head what it is, before its answers', async () => {
    const html = await (await portal.request('/as/3356')).text();
    expect(html).toMatch(/<title[^>]*>Network · Routeglass<\/title>.*rel="canonical".*"og:title".*id="answers"/);
  });

  it('has a title for addresses without a page, which all may keep', async () => {
    for (const path of ['/nothing', '/as/foo', '/search/foo']) {
      const response = await portal.request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).not.toContain('private');
      const html = await response.text();
      expect(html).toContain(built.frame.after);
      expect(html.match(/<title[^>]*>[^<]*<\/title>/g)).toEqual([
        '<title data-first="">404 - Page Not Found · Routeglass</title>',
      ]);
    }
  });

  it('contains the operator’s settings for its code, and names its answers by the host that it asks', async () => {
    expect(await (await portal.request('/as/3356')).text()).not.toContain('id="settings"');
    const siteSettings = {
      tiles: { url: 'https://tiles.example.net/{z}/{x}/{y}.png', attribution: 'Maps <of> someone' },
      hosts: { main: 'https://api.example.net' },
    };
    const set = appOver(store, {
      portalFiles: await portalFiles(),
      site,
      sessionOf: sampleSession('none', true),
      siteSettings,
    });
    const html = await (await set.request('/as/3356')).text();
    const data = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(data ?? 'null')).toEqual(siteSettings);
    expect(Object.keys(await answersIn(new Response(html)))).toContain(`https://api.example.net${INFO}`);
    const missing = await (await set.request('/nothing')).text();
    expect(missing).toContain(`id="settings">${data}</script>`);
  });

  it('holds what the API answers to its first questions, refusals too', async () => {
    const answers = await answersIn(await portal.request('/as/3356'));
    expect(answers[INFO]).toEqual({ status: 200, body: await (await portal.request(INFO)).json() });
    expect(answers['/v2/peeringdb/asn/4200000000']).toMatchObject({ status: 404, body: { code: 'E_NOT_FOUND' } });
    expect(answers['/v2/web/current_delay?asn=3356']?.status).toBe(200);
  });

  it('answers 404 if the network of its layout does not exist', async () => {
    expect((await portal.request('/as/3356')).status).toBe(200);
    expect((await portal.request('/as/4199999999')).status).toBe(404);
  });

  it.each([
    ['/community?community=3356:100', 200],
    ['/community?community=no-export', 200],
    ['/community?community=3356:1xx', 200],
    ['/community', 200],
    ['/community?community=foo', 404],
    ['/domain?domain=example.net', 200],
    ['/domain?domain=%20bücher.example.%20', 200],
    ['/domain?domain=foo', 404],
    ['/domain?domain=10.0.0.1', 404],
  ])('is not there where its subject is not written like one: %s', async (path, status) => {
    expect((await portal.request(path)).status).toBe(status);
  });

  it('leaves out what depends on the rest of its address', async () => {
    const answers = await answersIn(await portal.request('/as/3356?ip=6'));
    expect(Object.keys(answers)).toContain(INFO);
    expect(Object.keys(answers)).not.toContain('/v2/web/current_delay?asn=3356');
  });

  it('answers as whoever asks, and lets no cache between keep it', async () => {
    const ask = (headers: Record<string, string>) => portal.request('/as/3356', { headers });
    const subscriber = await ask({ cookie: 'sample-session=rating' });
    expect(subscriber.headers.get('cache-control')).toBe('private, no-cache');
    expect(subscriber.headers.get('vary')).toContain('cookie');
    expect((await answersIn(subscriber))['/api/auth/v1/session']?.status).toBe(200);
    expect((await answersIn(await ask({})))['/api/auth/v1/session']?.status).toBe(401);
  });

  it('says that nothing changed while nothing did', async () => {
    const first = await portal.request('/as/3356?ip=6');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await portal.request('/as/3356?ip=6', { headers })).status).toBe(304);
    expect((await portal.request('/as/15169?ip=6', { headers })).status).toBe(200);
  });

  it('is allowed no other scripts than without them', async () => {
    const plain = (await portal.request('/search?query=x')).headers.get('content-security-policy');
    expect((await portal.request('/as/3356')).headers.get('content-security-policy')).toBe(plain);
    expect(plain).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  });

  it('stands without answers while there is no database', async () => {
    const response = await appOver(null, { portalFiles: await portalFiles(), site }).request('/as/3356');
    expect(response.status).toBe(200);
    expect(await answersIn(response)).toEqual({});
  });

  it('keeps to itself the files that tell of the pages', async () => {
    expect((await portal.request('/__site.json')).status).toBe(404);
    expect((await portal.request('/__spa-fallback.html')).status).toBe(404);
  });
});
