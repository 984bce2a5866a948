import { NOT_FOUND_TITLE, SITE_NAME, titled, type PageHead } from './head.ts';
import type { PageWords } from './page.ts';

/** An element of a document's head, with HTML attribute names. The text of a script is data without any `<`. */
export interface HeadTag {
  readonly element: 'link' | 'meta' | 'script' | 'template' | 'title';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Facts about a page for search engines and link previews. */
export interface HeadFacts extends PageHead {
  /** Words from the answers to its first reads; these win over the page's own. */
  readonly told: PageWords;
  /** Public origin of the site: `https://radar.example.net`. */
  readonly origin: string;
  /** Path of the default picture for link previews. */
  readonly picture: string;
}

/** Marks tags that the browser's code also writes, and replaces once it runs. */
const FIRST = { 'data-first': '' };

/** Title, description, full canonical address, Open Graph (ogp.me) and, for an article, structured data (schema.org). */
export function headTags({ title, description, canonical, told, origin, picture }: HeadFacts): HeadTag[] {
  const name = told.title === undefined ? title : titled(told.title);
  const words = told.description ?? description;
  const url = origin + canonical;
  const tags: HeadTag[] = [{ element: 'title', attributes: FIRST, text: name }];
  if (words !== undefined) tags.push(meta({ name: 'description', content: words, ...FIRST }));
  tags.push({ element: 'link', attributes: { rel: 'canonical', href: url, ...FIRST } });
  tags.push(property('og:type', told.published === undefined ? 'website' : 'article'));
  tags.push(property('og:site_name', SITE_NAME), property('og:title', name));
  if (words !== undefined) tags.push(property('og:description', words));
  tags.push(property('og:url', url), property('og:image', origin + (told.picture ?? picture)));
  if (told.published !== undefined) tags.push(property('article:published_time', told.published));
  tags.push(meta({ name: 'twitter:card', content: 'summary_large_image' }));
  return [...tags, ...article(told, url, origin)];
}

/** Head of an address without a page: only a title. */
export function missingTags(): HeadTag[] {
  return [{ element: 'title', attributes: FIRST, text: NOT_FOUND_TITLE }];
}

/** Data that the page's code reads by its `id`, escaped so that it cannot close its element. */
export function dataTag(id: string, data: object): HeadTag {
  return script({ type: 'application/json', id }, data);
}

function article({ title, description, picture, published }: PageWords, url: string, origin: string): HeadTag[] {
  if (published === undefined || title === undefined) return [];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(description !== undefined && { description }),
    ...(picture !== undefined && { image: origin + picture }),
    datePublished: published,
    mainEntityOfPage: url,
    publisher: { '@type': 'Organization', name: SITE_NAME, url: origin },
  };
  return [script({ type: 'application/ld+json' }, data)];
}

const meta = (attributes: HeadTag['attributes']): HeadTag => ({ element: 'meta', attributes });

const property = (name: string, content: string): HeadTag => meta({ property: name, content });

function script(attributes: HeadTag['attributes'], data: object): HeadTag {
  return { element: 'script', attributes, text: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) };
}
