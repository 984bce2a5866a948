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
/** A page of a list; `next` is the address of the next page, null at the end. */
const listed = <T extends v.GenericSchema>(item: T) =>
  v.object({ results: v.array(item), next: v.nullable(v.string()) });

/** An article of the blog, the news or Learn, as in lists. */
export const articleItem = v.object({
  id,
  title: v.string(),
  /** One sentence about its topic; may be empty. */
  description: v.string(),
  dt_published: instant,
  category: id,
  /** Position in its category, smaller first. */
  order: v.pipe(v.number(), v.integer()),
});
export type ArticleItem = v.InferOutput<typeof articleItem>;

/** Sections an article may belong to. */
export const articleKinds = ['learn', 'blog', 'news', 'banner', 'legal'] as const;
const oneKind = `(?:${articleKinds.join('|')})`;
const kinds = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${oneKind}(?:,${oneKind}){0,9}$`), `kind must be a list of ${articleKinds.join(', ')}`),
);
/** Default categories of a list without `category` and `kind`: news and posts. */
export const BLOG_CATEGORIES = '2,4,5,6';

const blog = { topic: 'blog', audience: 'anyone', method: 'GET', host: 'blog', body: nothing } as const;

/** Articles of some categories or kinds; if both are given, both must match. News and posts come newest first, Learn in its authors' order. */
export const articles = defineEndpoint({
  ...blog,
  name: 'articles',
  summary: 'Articles of the blog and the learn section',
  path: '/api/blog/articles/',
  alsoAt: [{ path: '/api/blog/articles' }],
  params: nothing,
  query: v.object({
    ...range,
    /** Default: `2,4,5,6`, or with `kind` all categories. */
    category: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(?:,\d{1,9}){0,49}$/, 'category is a list of numbers'))),
    /** One or several, such as `blog,news`. */
    kind: v.optional(kinds),
  }),
  answer: listed(articleItem),
});

/** One article; `body` is HTML without scripts or styles, with an id for each heading. */
export const article = defineEndpoint({
  ...blog,
  name: 'article',
  summary: 'One article',
  path: '/api/blog/articles/{id}',
  params: v.object({ id: wholeNumber('id', 999_999_999) }),
  query: v.object({
    /** One or several, such as `blog,news`; articles of other kinds are not found. Default: all. */
    kind: v.optional(kinds),
  }),
  answer: v.object({
    ...articleItem.entries,
    kind: v.picklist(articleKinds),
    /** Path of its picture on this site; null if it has none. */
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
