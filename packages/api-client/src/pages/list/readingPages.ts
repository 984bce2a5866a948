import type { AnswerOf } from '../../contract/endpoint.ts';
import type { Endpoints } from '../../contract/table.ts';
import { SITE_NAME } from '../head.ts';
import { definePage, type PageWords } from '../page.ts';
import { plain } from './layouts.ts';

/** Categories of the blog by the section of its address, as content files number them. */
export const blogSections = { radar: '4', reports: '5' } as const;
export const LEARN_TITLE = `${SITE_NAME}.Radar Learn`;
export const BLOG_TITLE = `${SITE_NAME}.Radar Blog`;
/** Number of posts per page of the blog, and of articles and categories per step of Learn. */
export const READING_STEP = 10;
/** Most articles in the overview of Learn. */
export const MOST_LEARN_ARTICLES = 100;

/** Kinds of articles that the blog lists. */
const POSTS = 'blog,news';

/** Input of Learn's call for an article. */
export function learnArticle(id: number) {
  return { params: { id }, query: { kind: 'learn' } };
}

/** Input of the blog's call for a post; banners are shown there, too. */
export function blogPost(id: number) {
  return { params: { id }, query: { kind: `${POSTS},banner` } };
}

/** The article named by an address of Learn; null if none. */
export function articleOf(search: URLSearchParams): number | null {
  const text = search.get('article') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function wordsOfArticle(article: AnswerOf<Endpoints['article']> | undefined): PageWords {
  if (!article) return {};
  const { title, description, picture, dt_published: published } = article;
  return { title, ...(description !== '' && { description }), ...(picture !== null && { picture }), published };
}

const drawn = { layout: plain, drawn: true } as const;

export const learnPage = definePage({
  ...drawn,
  id: 'learn',
  path: '/learn',
  label: 'Learn',
  title: LEARN_TITLE,
  description:
    'Articles about routing: paths, relations, ROAs, hijacks, leaks, communities and how to read this portal.',
  menu: 'site',
  words: ['articles', 'help', 'documentation'],
  told: ({ article }) => wordsOfArticle(article),
  knownBy: 'article',
  kept: 'article',
  reads: {
    articleCategories: () => ({ query: { limit: READING_STEP, offset: 0 } }),
    article: (_, search) => {
      const id = articleOf(search);
      return id === null ? null : learnArticle(id);
    },
    articles: (_, search) =>
      articleOf(search) === null ? { query: { kind: 'learn', limit: MOST_LEARN_ARTICLES, offset: 0 } } : null,
  },
});

const blogReads = (category?: string) => ({
  articles: (_: unknown, search: URLSearchParams) => ({ query: blogQuery(category ?? search.get('category')) }),
});

/** Query of the blog: the first posts of these categories, or of all if null. */
export function blogQuery(category: string | null) {
  return { kind: POSTS, limit: READING_STEP, offset: 0, ...(category !== null && { category }) };
}

const blogDescription = 'News of this portal, and reports about the routing of the Internet.';
const blog = { ...drawn, route: 'blog', title: BLOG_TITLE, description: blogDescription } as const;

export const blogPage = definePage({
  ...blog,
  id: 'blog',
  path: '/blog',
  label: 'Blog',
  menu: 'site',
  words: ['news', 'posts'],
  reads: blogReads(),
});
export const blogRadarPage = definePage({
  ...blog,
  id: 'blog-radar',
  path: '/blog/radar',
  label: 'Radar',
  reads: blogReads(blogSections.radar),
});
export const blogReportsPage = definePage({
  ...blog,
  id: 'blog-reports',
  path: '/blog/reports',
  label: 'Reports',
  reads: blogReads(blogSections.reports),
});

export const blogArticlePage = definePage({
  ...drawn,
  id: 'blog-article',
  path: '/blog/articles/:id',
  label: 'Article',
  title: BLOG_TITLE,
  told: ({ article }) => wordsOfArticle(article),
  knownBy: 'article',
  reads: { article: ({ id }) => blogPost(id) },
});

export const readingPages = [learnPage, blogPage, blogRadarPage, blogReportsPage, blogArticlePage];
