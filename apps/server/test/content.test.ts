import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptContent } from '../src/content/keptContent.ts';
import { readPicture } from '../src/content/pictures.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { appOver, ask, refusal } from './talk.ts';

const START = 120_000;
const shipped = join(import.meta.dirname, '..', '..', '..', 'content');

/** A post of the blog, as an operator writes it. */
const post = (id: number, more = '', body = 'Words.') =>
  `---\nkind: blog\nid: ${id}\ntitle: Post ${id}\ncategory: 4\npublished: 2026-11-0${id}\n${more}---\n${body}\n`;

describe('the content of the operator', () => {
  let store: Store;
  let remove: () => Promise<void>;
  let folder: string;
  let now = 0;
  let said: string[];
  let app: Hono;

  beforeAll(async () => {
    const [engine] = engines();
    ({ store, remove } = await engine.open());
  }, START);
  afterAll(() => remove(), START);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'routeglass-content-'));
    said = [];
    app = appOver(store, { contentDir: folder, clock: () => now, log: (line) => said.push(line) });
    return () => rmSync(folder, { recursive: true });
  });

  /** Writes a file, and lets the time pass after which the folder is looked at again. */
  const edit = (name: string, text: string): void => {
    now += 10_000;
    writeFileSync(join(folder, name), text);
    // Two edits of one length within a tick of the file system's clock look alike.
    utimesSync(join(folder, name), now / 1000, now / 1000);
  };
  const titles = async (query = '') =>
    (await ask(app, 'articles', `/api/blog/articles/${query}`)).results.map(({ title }) => title);

  it('shows an edit without a restart', async () => {
    edit('1.md', post(1));
    expect(await titles()).toEqual(['Post 1']);
    edit('1.md', post(1).replace('Post 1', 'Edited'));
    expect(await titles()).toEqual(['Edited']);
    edit('2.md', post(2));
    expect(await titles()).toEqual(['Post 2', 'Edited']);
    now += 10_000;
    rmSync(join(folder, '1.md'));
    expect(await titles()).toEqual(['Post 2']);
  });

  it.each([
    [
      'faq.yaml',
      '- id: a\n  question: Why?\n  answer: So.\n',
      '- id: a\n  question: Why?\n',
      'faq.yaml, line 1: 0.answer:',
    ],
    ['faq.yaml', '- id: a\n  question: Why?\n  answer: So.\n', '- id: a\n  question: [\n', 'faq.yaml, line 3:'],
    [
      'comparison.yaml',
      '[]',
      '- tab: 0\n  features:\n    - name: A\n      values: { Free: ok, Basic: ok,\n        Classic: maybe, Guru: ok }\n',
      'comparison.yaml, line 5: 0.features.0.values.Classic: must be ok, approve, add-on, optional or empty',
    ],
  ])('refuses a broken %s with its line, and keeps what it said before', async (name, good, broken, why) => {
    edit(name, good);
    const before = await ask(app, 'content', '/v2/web/content');
    edit(name, broken);
    expect(await ask(app, 'content', '/v2/web/content')).toEqual(before);
    expect(said).toEqual([expect.stringContaining(`Content not used: ${why}`)]);
    // It is said once, not at each look.
    now += 10_000;
    await ask(app, 'content', '/v2/web/content');
    expect(said).toHaveLength(1);
  });

  it.each([
    ['without front matter', '# Words', 'line 1'],
    ['of no kind', post(1).replace('kind: blog', 'kind: poem'), 'line 2: kind: must be one of learn'],
    ['of no day', post(1).replace('2026-11-01', 'soon'), 'line 6: published'],
  ])('refuses an article %s', async (_, text, why) => {
    edit('1.md', text);
    expect(await titles()).toEqual([]);
    expect(said.join()).toContain(`1.md, ${why}`);
  });

  it('makes articles safe, and gives their headings addresses', async () => {
    const body = [
      '## A heading',
      '<script>alert(1)</script><p onclick="x()" style="color:red">Words</p>',
      '<iframe src="https://evil.example"></iframe>',
      '[link](javascript:alert(1)) [out](https://example.net)',
      '<img src="x.png" onerror="x()" alt="A picture">',
      '## A heading',
    ].join('\n\n');
    edit('1.md', post(1, '', body));
    const { body: html } = await ask(app, 'article', '/api/blog/articles/1');
    expect(html).not.toMatch(/<script|<iframe|onclick|onerror|style=|href="javascript/);
    const anchor = (id: string) => `<a href="#${id}" data-anchor="" aria-label="Link to A heading">#</a>`;
    expect(html).toContain(`<h2 id="a-heading">A heading${anchor('a-heading')}</h2>`);
    expect(html).toContain(`<h2 id="a-heading-2">A heading${anchor('a-heading-2')}</h2>`);
    expect(html).toContain('<a href="https://example.net" rel="external noopener noreferrer">out</a>');
    expect(await refusal(app, '/api/blog/articles/9')).toEqual({ status: 404, code: 'E_NOT_FOUND' });
  });

  it('mends bad HTML, and lets tables and drawings scroll', async () => {
    const body =
      '<h2 dir="rtl">عنوان <em>مهم</h2><p>open <b>bold\n\n| a |\n|---|\n| 1 |\n\n![Paths](/pictures/paths.svg)\n';
    edit('1.md', post(1, '', body));
    const { body: html } = await ask(app, 'article', '/api/blog/articles/1');
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
    for (const tag of ['b', 'em', 'h2', 'div', 'table'])
      expect([tag, count(new RegExp(`<${tag}[ >]`, 'g'))]).toEqual([tag, count(new RegExp(`</${tag}>`, 'g'))]);
    expect(html).toContain('<h2 dir="rtl" id="عنوان-مهم">');
    expect(html).toContain('<div role="region" aria-label="Table" tabindex="0"><table>');
    expect(html).toMatch(/<div role="region" aria-label="Picture" tabindex="0"><img [^>]*loading="lazy"/);
  });

  it('serves pictures of its folder, and nothing else', async () => {
    mkdirSync(join(folder, 'pictures'));
    writeFileSync(
      join(folder, 'pictures', 'a.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    );
    writeFileSync(join(folder, 'pictures', 'notes.txt'), 'private');
    const picture = await app.request('/pictures/a.svg');
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const name of ['notes.txt', 'missing.png', '..%2Ffaq.yaml', '.hidden.png'])
      expect([name, (await app.request(`/pictures/${name}`)).status]).toEqual([name, 404]);
  });

  it('offers its posts as feeds', async () => {
    edit('1.md', post(1, '', 'See [it](/as/1) & <b>more</b>.'));
    edit('2.md', post(2).replace('kind: blog', 'kind: learn'));
    const rss = await app.request('/blog/feed.xml');
    expect(rss.headers.get('content-type')).toContain('application/rss+xml');
    const xml = await rss.text();
    expect(xml).toContain('<link>http://localhost/blog/articles/1</link>');
    expect(xml).toContain('&lt;a href=&quot;http://localhost/as/1&quot;&gt;it&lt;/a&gt; &amp;amp;');
    expect(xml).not.toContain('Post 2');
    const feed = (await (await app.request('/blog/feed.json')).json()) as { items: { title: string }[] };
    expect(feed.items.map(({ title }) => title)).toEqual(['Post 1']);
  });

  it('lists and answers articles of the requested kinds alone', async () => {
    edit('1.md', post(1).replace('kind: blog', 'kind: learn').replace('category: 4', 'category: 100'));
    edit('2.md', post(2));
    expect(await titles('?kind=learn')).toEqual(['Post 1']);
    expect(await titles('?kind=learn&category=4')).toEqual([]);
    expect(await titles('?kind=blog,learn')).toHaveLength(2);
    expect(await titles()).toEqual(['Post 2']);
    expect((await ask(app, 'article', '/api/blog/articles/1?kind=news,learn')).title).toBe('Post 1');
    expect(await refusal(app, '/api/blog/articles/2?kind=news,learn')).toEqual({ status: 404, code: 'E_NOT_FOUND' });
    expect(await refusal(app, '/api/blog/articles/2?kind=poem')).toMatchObject({ status: 400 });
    expect(await refusal(app, '/api/blog/articles/?kind=poem')).toMatchObject({ status: 400 });
  });

  it('takes a megabyte of text', async () => {
    edit('1.md', post(1, '', 'نص من اليمين إلى اليسار. '.repeat(25_000)));
    expect((await ask(app, 'article', '/api/blog/articles/1')).body.length).toBeGreaterThan(500_000);
  });

  it('lists articles by category in pages', async () => {
    for (const id of [1, 2, 3]) edit(`${id}.md`, post(id));
    const first = await ask(app, 'articles', '/api/blog/articles/?limit=2');
    expect(first.results.map(({ id }) => id)).toEqual([3, 2]);
    expect(first.next).toBe('/api/blog/articles/?category=2%2C4%2C5%2C6&limit=2&offset=2');
    expect((await ask(app, 'articles', first.next ?? '')).results.map(({ id }) => id)).toEqual([1]);
    expect(await titles('?category=5')).toEqual([]);
    expect(await ask(app, 'articleCategories', '/api/blog/categories/')).toEqual({ results: [], next: null });
  });

  it('that ships is whole', async () => {
    cpSync(shipped, folder, { recursive: true });
    const content = await keptContent({ folder, clock: () => now, log: (line) => said.push(line) })();
    expect(said).toEqual([]);
    expect(Object.entries(content.parts).filter(([, part]) => part === null)).toEqual([]);
    const kinds = Object.groupBy(content.articles, ({ kind }) => kind);
    expect(kinds.learn?.map(({ id }) => id)).toHaveLength(12);
    expect([...(kinds.blog ?? []), ...(kinds.news ?? [])]).toHaveLength(5);
    const categories = new Set(content.categories.map(({ id }) => id));
    for (const { category } of kinds.learn ?? []) expect(categories).toContain(category);
    for (const { id, html } of kinds.learn ?? []) {
      const [, name = ''] = /<img [^>]*src="\/pictures\/([^"]+)"/.exec(html) ?? [];
      expect([id, (await readPicture(folder, name))?.type]).toEqual([id, 'image/svg+xml; charset=utf-8']);
      expect([id, /<a href="\/(?!learn)/.test(html)]).toEqual([id, true]);
    }
    expect(content.parts.faq).toHaveLength(12);
    expect(content.parts.products).toHaveLength(6);
  });
});
