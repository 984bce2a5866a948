import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { instant, nothing } from '../wire.ts';

const id = v.pipe(v.number(), v.integer());
const wholeNumber = (what: string, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `${what} must be a whole number`),
    v.transform(Number),
    v.maxValue(most, `${what} is at most ${most}`),
  );
const range = {
  limit: v.optional(wholeNumber('limit', 100), '10'),
  offset: v.optional(wholeNumber('offset', 1_000_000), '0'),
};
/** A page of a list; `next` is the address of the page after it, null at the end. */
const listed = <T extends v.GenericSchema>(item: T) =>
  v.object({ results: v.array(item), next: v.nullable(v.string()) });

/** A text of blog, news or learn section as lists show it. */
export const articleItem = v.object({
  id,
  title: v.string(),
  /** One sentence that says what it is about; may be empty. */
  description: v.string(),
  dt_published: instant,
  category: id,
  /** Place in its category, smaller first. */
  order: v.pipe(v.number(), v.integer()),
});
export type ArticleItem = v.InferOutput<typeof articleItem>;

/** Where an article belongs. */
export const articleKinds = ['learn', 'blog', 'news', 'banner', 'legal'] as const;
const oneKind = `(?:${articleKinds.join('|')})`;
const kinds = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${oneKind}(?:,${oneKind}){0,9}$`), `kind must be a list of ${articleKinds.join(', ')}`),
);
/** Categories of a list that names neither categories nor a kind: news and posts. */
export const BLOG_CATEGORIES = '2,4,5,6';

const blog = { topic: 'blog', audience: 'anyone', method: 'GET', host: 'blog', body: nothing } as const;

/** Texts of some categories or of some kinds, both where both are named: news and posts with the newest first, Learn in its authors' order. */
export const articles = defineEndpoint({
  ...blog,
  name: 'articles',
  summary: 'Articles of the blog and the learn section',
  path: '/api/blog/articles/',
  alsoAt: [{ path: '/api/blog/articles' }],
  params: nothing,
  query: v.object({
    ...range,
    /** Default `2,4,5,6`, or all of the kinds that are named. */
    category: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(?:,\d{1,9}){0,49}$/, 'category is a list of numbers'))),
    /** One or several, as `blog,news`. */
    kind: v.optional(kinds),
  }),
  answer: listed(articleItem),
});

/** One text; `body` is HTML without scripts and looks of its own, with an address for each heading. */
export const article = defineEndpoint({
  ...blog,
  name: 'article',
  summary: 'One article',
  path: '/api/blog/articles/{id}',
  params: v.object({ id: wholeNumber('id', 999_999_999) }),
  query: v.object({
    /** One or several, as `blog,news`: an article of another kind is not found. Default: all. */
    kind: v.optional(kinds),
  }),
  answer: v.object({
    ...articleItem.entries,
    kind: v.picklist(articleKinds),
    /** Address of its picture on this site; null without one. */
    picture: v.nullable(v.string()),
    body: v.string(),
  }),
  errors: ['E_NOT_FOUND'],
});

/** Categories of the learn section. */
export const articleCategories = defineEndpoint({
  ...blog,
  name: 'articleCategories',
  summary: 'Categories of the learn section',
  path: '/api/blog/categories/',
  alsoAt: [{ path: '/api/blog/categories' }],
  params: nothing,
  query: v.object(range),
  answer: listed(v.object({ id, title: v.string(), parent: v.nullable(id), order: v.pipe(v.number(), v.integer()) })),
});
