import { NOT_FOUND_TITLE, SITE_NAME, titled, type PageHead } from './head.ts';
import type { PageWords } from './page.ts';

/** An element of a document's head, its attributes as HTML names them. The text of a script is data that holds no `<`. */
export interface HeadTag {
  readonly element: 'link' | 'meta' | 'script' | 'template' | 'title';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** What a page says of itself, to search engines and to those who share it. */
export interface HeadFacts extends PageHead {
  /** What the answers to its first reads say; this comes before what the page says by itself. */
  readonly told: PageWords;
  /** Where the site is for others: `https://radar.example.net`. */
  readonly origin: string;
  /** Path of the picture that is shown where the page is shared. */
  readonly picture: string;
}

/** Marks what the browser's code says as well, and replaces when it does. */
const FIRST = { 'data-first': '' };

/** Title, description, the one address in full, Open Graph (ogp.me) and, of an article, structured data (schema.org). */
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

/** The title of an address without a page: there is nothing else to say of it. */
export function missingTags(): HeadTag[] {
  return [{ element: 'title', attributes: FIRST, text: NOT_FOUND_TITLE }];
}

/** Data that the page's code reads by its `id`. No text of the data can end the element that holds it. */
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
