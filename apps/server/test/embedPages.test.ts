import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtElements } from '../src/http/builtElements.ts';
import type { PortalFile } from '../src/http/portalFiles.ts';
import { appOver } from './talk.ts';

const HASH = 'sha384-example';

describe('elements by address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-embed-pages-'));
  const ask = (path: string, origins: readonly string[] = []) =>
    appOver(null, { elements: builtElements(folder), embedOrigins: origins }).request(
      `https://routes.example.net${path}`,
    );

  beforeAll(() => {
    writeFileSync(join(folder, 'rating-table.js'), 'export {};');
    writeFileSync(join(folder, 'notes.json'), '{}');
    writeFileSync(
      join(folder, 'release.json'),
      JSON.stringify({ version: '1.2.3', integrity: { 'rating-table.js': HASH } }),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are there for ever below their version', async () => {
    const script = await ask('/embed/1.2.3/rating-table.js');
    expect(script.status).toBe(200);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe('export {};');
    expect((await ask('/embed/rating-table.js')).headers.get('cache-control')).toBe('public, no-cache');
  });

  it('are not there below another version, which says where they are', async () => {
    const script = await ask('/embed/1.2.4/rating-table.js');
    expect(script.status).toBe(404);
    expect(await script.text()).toContain('1.2.3');
  });

  it('come with their hashes', async () => {
    const release = await ask('/embed/release.json');
    expect(await release.json()).toEqual({ version: '1.2.3', integrity: { 'rating-table.js': HASH } });
    expect((await ask('/embed/notes.json')).status).toBe(404);
  });
});

describe('elements that are built after the server began', () => {
  it('are there as soon as the build wrote them, and until then it says that they come', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'routeglass-embed-later-'));
    const app = appOver(null, { elements: builtElements(join(folder, 'dist')) });
    const statuses = async () => {
      const paths = ['/embed/rating-table.js', '/embed/frame/rating-table'];
      return Promise.all(paths.map(async (path) => (await app.request(path)).status));
    };
    expect(await statuses()).toEqual([503, 503]);
    expect((await app.request('/embed/rating-table.js')).headers.get('retry-after')).toBe('10');
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist', 'rating-table.js'), 'export {};');
    expect(await statuses()).toEqual([503, 503]);
    writeFileSync(join(folder, 'dist', 'release.json'), JSON.stringify({ version: '1.2.3', integrity: {} }));
    expect(await statuses()).toEqual([200, 200]);
    rmSync(folder, { recursive: true });
  });
});

describe('the page with one element', () => {
  const files = new Map([['/rating-table.js', {} as PortalFile]]);
  const elements = () => Promise.resolve({ files, release: { version: '1.2.3', integrity: {} } });
  const ask = (path: string, embedOrigins: readonly string[] = []) =>
    appOver(null, { elements, embedOrigins }).request(path);

  it.each([
    [[], "frame-ancestors 'self'"],
    [['https://a.example', 'https://b.example'], 'frame-ancestors https://a.example https://b.example'],
    [['*'], 'frame-ancestors *'],
  ])('may be framed by %j', async (origins, expected) => {
    const page = await ask('/embed/frame/rating-table', origins);
    expect(page.headers.get('content-security-policy')).toMatch(new RegExp(`${expected.replaceAll('*', '\\*')}$`));
    expect(page.headers.get('x-frame-options')).toBeNull();
  });

  it('leaves every other page unframed', async () => {
    const other = await ask('/embed/gone.js');
    expect(other.headers.get('x-frame-options')).toBe('DENY');
  });

  it('hands its parameters to the element', async () => {
    const html = await (await ask('/embed/frame/rating-table?metric=score&page-size=5')).text();
    expect(html).toContain('<rg-rating-table target="_blank" metric="score" page-size="5"></rg-rating-table>');
    expect(html).toContain('<script type="module" src="/embed/rating-table.js"></script>');
  });

  it.each([
    ['onclick=alert(1)', 'onclick'],
    ['style=x', 'style="x"'],
    ['api=https://evil.example', 'evil'],
    ['metric=%22%3E%3Cscript%3E', '<script>'],
    ['a%20b=1', 'a b'],
  ])('hands on nothing of %s that could do harm', async (query, harm) => {
    expect(await (await ask(`/embed/frame/rating-table?${query}`)).text()).not.toContain(harm);
  });

  it.each(['/embed/frame/gone', '/embed/frame/..%2Frating-table'])('does not exist at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

describe('oEmbed', () => {
  const ORIGIN = 'https://routes.example.net';
  const ask = (query: Record<string, string>) =>
    appOver(null, { publicUrl: ORIGIN }).request(`${ORIGIN}/embed/oembed?${new URLSearchParams(query).toString()}`, {
      headers: { host: 'routes.example.net' },
    });

  it.each([
    ['/as/3356', '/embed/frame/as-header?asn=3356'],
    ['/as/3356/graph?prefix=8.0.0.0%2F9', '/embed/frame/route-graph?asn=3356&amp;prefix=8.0.0.0%2F9'],
    ['/as/3356/security-issues/hijacks', '/embed/frame/incident-list?asn=3356'],
    ['/prefix/8.8.8.0/24', '/embed/frame/prefix-card?prefix=8.8.8.0%2F24'],
    ['/incidents', '/embed/frame/incident-list'],
    ['/', '/embed/frame/search-box?size=hero'],
  ])('shows %s as the frame %s', async (path, frame) => {
    const answer = await ask({ url: `${ORIGIN}${path}` });
    expect(await answer.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      html: expect.stringContaining(`<iframe src="${ORIGIN}${frame}" `),
    });
  });

  it('keeps to the size that the site allows', async () => {
    const answer = await ask({ url: `${ORIGIN}/incidents`, maxwidth: '400', maxheight: '300' });
    expect(await answer.json()).toMatchObject({ width: 400, height: 300 });
  });

  it.each([
    [{ url: 'https://elsewhere.example/as/3356' }, 404],
    [{ url: `${ORIGIN}/domain` }, 404],
    [{ url: 'no address' }, 404],
    [{ url: `${ORIGIN}/as/3356`, format: 'xml' }, 501],
  ])('of %j answers %d', async (query, status) => {
    expect((await ask(query)).status).toBe(status);
  });
});
