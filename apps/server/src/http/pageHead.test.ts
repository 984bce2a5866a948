import { definePage, type FoundPage } from '@routeglass/api-client/pages';
import { describe, expect, it } from 'vitest';
import { type PageOnShow, withPageHead } from './pageHead.ts';

const bare = { id: 'bare', path: '' };
const post = definePage({
  id: 'post',
  path: '/posts/:id',
  layout: bare,
  label: 'Post',
  description: 'A post.',
  kept: 'part',
  told: ({ article }) => (article ? { title: article.title, published: article.dt_published } : {}),
});
const found: FoundPage = { page: post, facts: { id: '1' } };
const show: PageOnShow = {
  found,
  path: '/posts/1',
  search: '?part=2&sort=x',
  answers: {},
  origin: 'https://radar.example',
};
const article = { title: 'A "good" </script> one', dt_published: '2026-11-01T00:00:00.000Z' };
const told = { ...show, answers: { article } as unknown as PageOnShow['answers'] };
const html =
  '<head><title>Frame</title><meta name="description" content="Of &quot;code&quot;"/><link rel="canonical" href="/x"/></head>';

describe('the head of a page', () => {
  it('comes from its entry, with one address in full', () => {
    const head = withPageHead(html, show, false);
    expect(head).toContain(
      '<title data-first="">Post · Routeglass</title><meta name="description" content="A post." data-first=""/>',
    );
    expect(head).toContain('<link rel="canonical" href="https://radar.example/posts/1?part=2" data-first=""/>');
    expect(head).toContain('<meta property="og:image" content="https://radar.example/share/page/post.png"/>');
    expect(head.match(/rel="canonical"/g)).toHaveLength(1);
    expect(head).not.toContain('ld+json');
  });

  it('is there where the frame says nothing, once, and before what is long', () => {
    const frame =
      '<head><link rel="icon" href="/i"/><script>1</script></head><body><svg><title>Of a picture</title></svg></body>';
    const page = withPageHead(frame, show, false);
    const [head = '', body] = page.split('</head>');
    expect(head).toMatch(/^<head><title data-first="">Post · Routeglass<\/title>.*<link rel="icon" href="\/i"\/>/);
    for (const tag of ['<title', '"description"', '"canonical"', '"og:title"', '"twitter:card"'])
      expect(head.split(tag)).toHaveLength(2);
    expect(body).toBe('<body><svg><title>Of a picture</title></svg></body>');
  });

  it('stands at the end where the frame has no picture for tabs', () => {
    expect(withPageHead('<head><script>1</script></head>', show, false)).toMatch(
      /^<head><script>1<\/script><title data-first="">.*<\/head>$/,
    );
  });

  it('keeps what its code said where it was drawn', () => {
    const head = withPageHead(html, show, true);
    expect(head).toContain('<title>Frame</title><meta name="description" content="Of &quot;code&quot;"/>');
  });

  it('knows more from its answers, which end no element', () => {
    const head = withPageHead(html, told, true);
    expect(head).toContain('<title>A &quot;good&quot; &lt;/script&gt; one · Routeglass</title>');
    expect(head).toContain('<meta property="og:type" content="article"/>');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Article', headline: article.title });
  });
});
