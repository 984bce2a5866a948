import { overviewPage } from '@routeglass/api-client/page/network';
import { blogArticlePage, learnPage } from '@routeglass/api-client/page/reading';
import { hrefOf, sitemap } from '@routeglass/api-client/pages';
import type { Hono } from 'hono';
import type { Content } from '../content/keptContent.ts';
import type { ContentArticle } from '../content/readArticle.ts';
import { escapeXml } from './escapeXml.ts';
import type { Site } from './site.ts';
import { siteOrigin } from './siteOrigin.ts';

/** Most addresses in one file (sitemaps.org). */
const MOST = 50_000;
/** How long the list of networks is kept, in ms. */
const KEEP = 600_000;
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' };
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface SiteMapParts {
  readonly site: Site;
  readonly content: () => Promise<Content>;
  /** Networks with something to show, lowest AS number first. */
  readonly networks: () => Promise<readonly number[]>;
  readonly publicUrl: string | undefined;
  readonly clock: () => number;
}

/** Serves the sitemap index at `/sitemap.xml`: pages, articles, and networks in files of 50,000. */
export function mountSiteMaps(app: Hono, { site, content, publicUrl, clock, ...parts }: SiteMapParts): void {
  let known: { readonly at: number; readonly asns: Promise<readonly number[]> } | undefined;
  const networks = (): Promise<readonly number[]> => {
    if (!known || clock() - known.at > KEEP) {
      const asns = parts.networks();
      known = { at: clock(), asns };
      asns.catch(() => (known = undefined));
    }
    return known.asns;
  };
  const reply = (text: string): Response => new Response(text, { headers: XML });

  app.get('/sitemap.xml', async (context) => {
    const origin = siteOrigin(publicUrl, context);
    const files = Math.ceil((await networks()).length / MOST);
    const names = ['pages', 'articles', ...Array.from({ length: files }, (_, at) => `networks-${at + 1}`)];
    const maps = names.map((name) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`);
    return reply(`${HEAD}<sitemapindex ${SPACE}>${maps.join('')}</sitemapindex>\n`);
  });
  app.get('/sitemaps/:file', async (context) => {
    const origin = siteOrigin(publicUrl, context);
    const file = context.req.param('file');
    if (file === 'pages.xml') return reply(sitemap(site.pages, origin));
    if (file === 'articles.xml') return reply(urls((await content()).articles.flatMap((one) => entryOf(one, origin))));
    const part = Number(/^networks-(\d{1,4})\.xml$/.exec(file)?.[1] ?? 0);
    const asns = part === 0 ? [] : (await networks()).slice((part - 1) * MOST, part * MOST);
    if (asns.length === 0) return new Response('Not found\n', { status: 404 });
    return reply(urls(asns.map((asn) => `<url><loc>${escapeXml(origin + hrefOf(overviewPage, { asn }))}</loc></url>`)));
  });
}

const urls = (entries: readonly string[]): string => `${HEAD}<urlset ${SPACE}>${entries.join('')}</urlset>\n`;

function entryOf({ kind, id, published }: ContentArticle, origin: string): string[] {
  // Legal texts are pages of their own.
  if (kind === 'banner' || kind === 'legal') return [];
  const path = kind === 'learn' ? hrefOf(learnPage, {}, { article: id }) : hrefOf(blogArticlePage, { id });
  return [`<url><loc>${escapeXml(origin + path)}</loc><lastmod>${published}</lastmod></url>`];
}
