import { BLOG_TITLE, blogArticlePage, blogPage } from '@routeglass/api-client/page/reading';
import { hrefOf } from '@routeglass/api-client/pages';
import type { Hono } from 'hono';
import type { Content } from '../content/keptContent.ts';
import type { ContentArticle } from '../content/readArticle.ts';
import { escapeXml } from './escapeXml.ts';
import { siteOrigin } from './siteOrigin.ts';

/** How many posts a feed has, newest first. */
const MOST = 50;

/** The blog's posts as RSS 2.0 and JSON Feed 1.1. */
export function mountFeeds(app: Hono, content: () => Promise<Content>, publicUrl: string | undefined): void {
  const posts = async () =>
    (await content()).articles
      .filter(({ kind }) => kind === 'blog' || kind === 'news')
      .toSorted((a, b) => b.published.localeCompare(a.published) || b.id - a.id)
      .slice(0, MOST);
  app.get('/blog/feed.xml', async (context) =>
    answer(rss(await posts(), siteOrigin(publicUrl, context)), 'application/rss+xml; charset=utf-8'),
  );
  app.get('/blog/feed.json', async (context) =>
    answer(jsonFeed(await posts(), siteOrigin(publicUrl, context)), 'application/feed+json; charset=utf-8'),
  );
}

const answer = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=300' } });

/** Makes links and pictures of this site absolute, as feed readers need them. */
const absolute = (html: string, origin: string): string =>
  html.replaceAll(/ (href|src)="(?=\/(?!\/))/g, ` $1="${origin}`);
const addressOf = ({ id }: ContentArticle, origin: string): string => origin + hrefOf(blogArticlePage, { id });

/** RSS 2.0 (rssboard.org). */
function rss(posts: readonly ContentArticle[], origin: string): string {
  const items = posts.map((post) => {
    const address = escapeXml(addressOf(post, origin));
    return [
      `<item><title>${escapeXml(post.title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid>`,
      `<pubDate>${new Date(`${post.published}T00:00:00Z`).toUTCString()}</pubDate>`,
      `<description>${escapeXml(absolute(post.html, origin))}</description></item>`,
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${BLOG_TITLE}</title><link>${escapeXml(origin + hrefOf(blogPage))}</link><description>${BLOG_TITLE}</description>`,
    `<atom:link href="${escapeXml(origin)}/blog/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}

/** JSON Feed 1.1 (jsonfeed.org). */
function jsonFeed(posts: readonly ContentArticle[], origin: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: BLOG_TITLE,
    home_page_url: origin + hrefOf(blogPage),
    feed_url: `${origin}/blog/feed.json`,
    items: posts.map((post) => ({
      id: addressOf(post, origin),
      url: addressOf(post, origin),
      title: post.title,
      content_html: absolute(post.html, origin),
      ...(post.description !== '' && { summary: post.description }),
      date_published: `${post.published}T00:00:00Z`,
    })),
  });
}
