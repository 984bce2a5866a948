import {
  headOf,
  titled,
  SITE_NAME,
  type FirstAnswers,
  type FoundPage,
  type PageWords,
} from '@routeglass/api-client/pages';
import { escapeXml } from './escapeXml.ts';
import { shareImage } from './share/address.ts';

/** A page at an address, with the answers to its first reads. */
export interface PageOnShow {
  readonly found: FoundPage;
  readonly path: string;
  readonly search: string;
  readonly answers: FirstAnswers;
  /** Where the site is for others: `https://radar.example.net`. */
  readonly origin: string;
}

const TITLE = /<title[^>]*>([\s\S]*?)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"\/?>/;
const CANONICAL = /<link rel="canonical"[^>]*>/;
/** Before this the tags stand: early, as some who read heads read only their beginning, and the answers that a head holds are long. */
const PLACE = /<link rel="icon"|$/;
/** What the browser's code says once more by itself; it removes what has this mark (`firstHead.ts` of the portal). */
const FIRST = ' data-first=""';

/**
 * The page with a head for search engines and for those who share it: title, description, its one address in full, Open Graph, and what it is as
 * structured data. A page that was drawn keeps what its code said, unless its answers know better.
 */
export function withPageHead(html: string, show: PageOnShow, isDrawn: boolean): string {
  // Pictures in the body may have titles of their own.
  const end = html.indexOf('</head>');
  return end < 0 ? html : withTags(html.slice(0, end), show, isDrawn) + html.slice(end);
}

/** `html` is what comes before the end of the head. */
function withTags(html: string, show: PageOnShow, isDrawn: boolean): string {
  const { found, path, search, answers, origin } = show;
  const told = found.page.told?.(answers, found.facts, new URLSearchParams(search)) ?? {};
  const said = headOf(found.page, found.facts, { pathname: path, search });
  const drawnTitle = isDrawn ? TITLE.exec(html)?.[1] : undefined;
  const title = told.title === undefined ? (drawnTitle ?? escapeXml(said.title)) : escapeXml(titled(told.title));
  const drawnDescription = isDrawn ? DESCRIPTION.exec(html)?.[1] : undefined;
  const given = told.description ?? said.description;
  const description = told.description === undefined ? (drawnDescription ?? given) : told.description;
  const words =
    description === undefined ? '' : drawnDescription === description ? description : escapeXml(description);
  const address = escapeXml(origin + said.canonical);
  const picture = escapeXml(origin + (told.picture ?? shareImage(found)));
  // Title and description of a drawn page are taken over by the browser's code; the address in full is never.
  const first = isDrawn ? '' : FIRST;
  const tags = [
    `<title${first}>${title}</title>`,
    ...(words === '' ? [] : [`<meta name="description" content="${words}"${first}/>`]),
    `<link rel="canonical" href="${address}"${FIRST}/>`,
    property('og:type', told.published === undefined ? 'website' : 'article'),
    property('og:site_name', SITE_NAME),
    property('og:title', title),
    ...(words === '' ? [] : [property('og:description', words)]),
    property('og:url', address),
    property('og:image', picture),
    ...(told.published === undefined ? [] : [property('article:published_time', escapeXml(told.published))]),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('');
  const head = html
    .replace(DESCRIPTION, '')
    .replace(CANONICAL, '')
    .replace(TITLE, '')
    .replace(PLACE, (place) => tags + place);
  // Last, where no script that the browser takes over from the drawing comes after it.
  return head + structured(told, origin + said.canonical, origin);
}

/** `content` is escaped already. */
const property = (name: string, content: string): string => `<meta property="${name}" content="${content}"/>`;

/** An article as search engines read it (schema.org). */
function structured({ title, description, picture, published }: PageWords, url: string, origin: string): string {
  if (published === undefined || title === undefined) return '';
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(description !== undefined && { description }),
    ...(picture !== undefined && { image: origin + picture }),
    datePublished: published,
    mainEntityOfPage: url,
    publisher: { '@type': 'Organization', name: SITE_NAME, url: origin },
  };
  return `<script type="application/ld+json">${JSON.stringify(article).replaceAll('<', String.raw`\u003c`)}</script>`;
}
