import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { definePage } from '@routeglass/api-client/pages';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDrawer, type Draw } from '../src/http/drawing/drawer.ts';
import { loadPortalFiles } from '../src/http/portalFiles.ts';
import { appOver } from './talk.ts';

/** Draws the address and how many answers it has; some addresses go wrong. */
const CODE = `export const entry = { module: { createDraw: () => async ({ address, answers, facts, head, files }) => {
  const { pathname, searchParams } = new URL(address);
  if (pathname.endsWith('/2')) throw new Error('AS2 cannot be drawn');
  if (pathname.endsWith('/3')) await new Promise(() => undefined);
  if (pathname.endsWith('/4')) process.exit(1);
  const known = Object.keys(answers).length;
  const evil = pathname.endsWith('/5') && known > 0 ? '<script>evil()</script>' : '';
  return '<title>' + facts.title + '</title><i>' + JSON.stringify(head) + '</i><h1>' + pathname + (searchParams.get('ip') ?? '') + '</h1><p>' + known +
    ' ' + files.join() + ' ' + typeof process.env.SECRET + '</p>' + evil + '<script>own()</script>';
} } };`;
const network = definePage({
  id: 'network',
  path: '/as/:asn',
  layout: { id: 'bare', path: '' },
  label: 'Network',
  // Answered without a database.
  reads: { openapiConfig: () => ({}) },
  drawn: true,
});
const site = { pages: [network], redirects: [] };
const built = {
  head: [{ element: 'link', attributes: { rel: 'preload', href: '/assets/inter.woff2' } }],
  frame: { before: '<head>', after: '</head><body>frame</body>', files: [] },
  modules: { network: ['/assets/site.js', '/assets/as.js'] },
};

describe('a page that comes drawn', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-drawing-'));
  const lines: string[] = [];
  const open = async (code: string): Promise<Hono> => {
    const draw: Draw = createDrawer(pathToFileURL(code), (line) => lines.push(line));
    return appOver(null, { portalFiles: await loadPortalFiles(folder), site, draw });
  };
  const code = join(folder, 'code.mjs');
  let portal: Hono;
  const page = async (path: string) => (await portal.request(path)).text();
  // The thread takes a while to begin: until then browsers draw alone.
  const begun = () => vi.waitUntil(async () => (await page('/as/1')).includes('<h1>'), { timeout: 10_000 });

  beforeAll(async () => {
    process.env['SECRET'] = 'password';
    writeFileSync(join(folder, '__spa-fallback.html'), built.frame.before + built.frame.after);
    writeFileSync(join(folder, '__site.json'), JSON.stringify(built));
    writeFileSync(code, CODE);
    portal = await open(code);
    await begun();
  });
  afterAll(() => {
    delete process.env['SECRET'];
    rmSync(folder, { recursive: true });
  });

  it('is drawn with what its head says, its answers and its code', async () => {
    const html = await page('/as/3356?ip=6');
    expect(html).toContain('<h1>/as/33566</h1>');
    expect(html).toContain('<title>Network · Routeglass</title>');
    expect(html).toContain(`<i>${JSON.stringify(built.head)}</i>`);
    expect(html).toContain('<p>1 /assets/site.js,/assets/as.js');
  });

  it('is drawn by a thread that knows nothing of the settings', async () => {
    expect(await page('/as/1')).toContain(' undefined</p>');
  });

  it('may run the scripts that it has without any answer', async () => {
    const policy = (await portal.request('/as/1')).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    expect((await portal.request('/as/3356')).headers.get('content-security-policy')).toBe(policy);
  });

  it('is private to who asked, and known again', async () => {
    const first = await portal.request('/as/1');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await portal.request('/as/1', { headers })).status).toBe(304);
  });

  it.each([
    ['that cannot be drawn', '/as/2'],
    ['that takes too long', '/as/3'],
    ['that an answer has brought a script into', '/as/5'],
  ])('leaves a page %s to the browser', async (_, path) => {
    const html = await page(path);
    expect(html).toContain('frame');
    expect(html).not.toContain('evil');
  });

  it('leaves all pages to browsers once its thread is gone, and says so', async () => {
    const broken = await open(join(folder, 'nowhere.mjs'));
    await expect.poll(() => lines.join(), { timeout: 15_000 }).toContain('The server cannot render pages');
    expect(await (await broken.request('/as/1')).text()).toContain('frame');
  });

  it('answers those who wait when its thread ends', async () => {
    portal = await open(code);
    await begun();
    const [other, ending] = await Promise.all([page('/as/3'), page('/as/4')]);
    expect(other).toContain('frame');
    expect(ending).toContain('frame');
  });
});
