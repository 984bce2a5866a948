import { describe, expect, it } from 'vitest';
import { dataTag, headTags, type HeadFacts, type HeadTag } from './headTags.ts';

const facts: HeadFacts = {
  title: 'Post · Routeglass',
  description: 'A post.',
  canonical: '/posts/1?part=2',
  told: {},
  origin: 'https://radar.example',
  picture: '/share/page/post.png',
};
const told = { title: 'A "good" </script> one', published: '2026-11-01T00:00:00.000Z' };

/** The contents of a head by tag name; fails if a name occurs twice. */
function said(tags: readonly HeadTag[]): Record<string, string | undefined> {
  const pairs = tags.map(({ element, attributes, text }) => {
    const { name, property, rel, type, content, href } = attributes;
    return [name ?? property ?? rel ?? type ?? element, content ?? href ?? text] as const;
  });
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
  return Object.fromEntries(pairs);
}

describe('the head of a page', () => {
  it('says what the page says, with one address in full', () => {
    expect(said(headTags(facts))).toEqual({
      title: 'Post · Routeglass',
      description: 'A post.',
      canonical: 'https://radar.example/posts/1?part=2',
      'og:type': 'website',
      'og:site_name': 'Routeglass',
      'og:title': 'Post · Routeglass',
      'og:description': 'A post.',
      'og:url': 'https://radar.example/posts/1?part=2',
      'og:image': 'https://radar.example/share/page/post.png',
      'twitter:card': 'summary_large_image',
    });
  });

  it('has no description where the page has none', () => {
    const names = Object.keys(said(headTags({ ...facts, description: undefined })));
    expect(names).not.toContain('description');
    expect(names).not.toContain('og:description');
  });

  it('says what the answers say instead, of an article as structured data too', () => {
    const tags = said(headTags({ ...facts, told: { ...told, description: 'Short.', picture: '/a.png' } }));
    expect(tags).toMatchObject({
      title: 'A "good" </script> one · Routeglass',
      description: 'Short.',
      'og:type': 'article',
      'og:image': 'https://radar.example/a.png',
      'article:published_time': told.published,
    });
    expect(JSON.parse(tags['application/ld+json'] ?? '')).toMatchObject({
      '@type': 'Article',
      headline: told.title,
      image: 'https://radar.example/a.png',
      mainEntityOfPage: 'https://radar.example/posts/1?part=2',
    });
  });

  it('marks what the browser says as well', () => {
    const marked = headTags(facts).filter(({ attributes }) => 'data-first' in attributes);
    expect(marked.map(({ element, attributes }) => attributes['name'] ?? attributes['rel'] ?? element)).toEqual([
      'title',
      'description',
      'canonical',
    ]);
  });

  it('holds data that ends no element', () => {
    const { text = '' } = dataTag('answers', { told });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ told });
  });
});
