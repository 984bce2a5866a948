import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readingPages } from '@routeglass/api-client/page/reading';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPortalFiles } from '../src/http/portalFiles.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const START = 120_000;

const built = {
  head: [],
  frame: { before: '<head>', after: '</head><body>frame</body>', files: [] },
  modules: Object.fromEntries(readingPages.map(({ id }) => [id, []])),
};
/** An article of each kind, in a category that says nothing of it. */
const kinds = { learn: 1, blog: 2, news: 3, banner: 4, legal: 5 };

describe('Learn and the blog', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-reading-'));
  let app: Hono;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const [engine] = engines();
    const opened = await engine.open();
    ({ remove } = opened);
    writeFileSync(join(folder, '__spa-fallback.html'), built.frame.before + built.frame.after);
    writeFileSync(join(folder, '__site.json'), JSON.stringify(built));
    for (const [kind, id] of Object.entries(kinds))
      writeFileSync(
        join(folder, `${id}.md`),
        `---\nkind: ${kind}\nid: ${id}\ntitle: Of ${kind}\ncategory: 4\npublished: 2026-11-01\n---\nWords.\n`,
      );
    const site = { pages: readingPages, redirects: [] };
    app = appOver(opened.store, { portalFiles: await loadPortalFiles(folder), contentDir: folder, site });
  }, START);
  afterAll(async () => {
    await remove();
    rmSync(folder, { recursive: true });
  }, START);

  it.each([
    ['learn', 200, 404],
    ['blog', 404, 200],
    ['news', 404, 200],
    ['banner', 404, 200],
    ['legal', 404, 404],
  ] as const)('have an article of kind %s: %i and %i', async (kind, inLearn, inBlog) => {
    const pages = await Promise.all(
      [`/learn?article=${kinds[kind]}`, `/blog/articles/${kinds[kind]}`].map(async (path) => app.request(path)),
    );
    expect(pages.map(({ status }) => status)).toEqual([inLearn, inBlog]);
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(texts.map((html) => html.includes('Of '))).toEqual([inLearn === 200, inBlog === 200]);
  });

  it('list posts alone, whatever the category', async () => {
    const html = await (await app.request('/blog?category=4')).text();
    expect(html).toContain('Of blog');
    expect(html).toContain('Of news');
    expect(html).not.toMatch(/Of (?:learn|banner|legal)/);
  });
});
