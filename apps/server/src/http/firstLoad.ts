import { setTimeout } from 'node:timers/promises';
import { addressOf, oneOrigin } from '@routeglass/api-client/client';
import { endpoints, type SiteSettings } from '@routeglass/api-client/contract';
import {
  dataTag,
  firstReads,
  headOf,
  headTags,
  isDrawn,
  type FirstAnswers,
  type FoundPage,
  type HeadFacts,
  type HeadTag,
  settingsTags,
} from '@routeglass/api-client/pages';
import type { Context } from 'hono';
import { readSite } from './builtSite.ts';
import type { Draw } from './drawing/drawer.ts';
import type { PageToDraw } from './drawing/message.ts';
import { madeOnce } from './madeOnce.ts';
import { headHtml } from './headHtml.ts';
import { personalPage, type PortalFile } from './portalFiles.ts';
import { pagePolicy } from './securityHeaders.ts';
import { shareImage } from './share/address.ts';
import { siteOrigin } from './siteOrigin.ts';

/** Pages contain no host name, so any host will do. */
const ANY_ORIGIN = 'http://localhost';
/** How long a page waits for the answers that it includes, in ms. The browser requests slower ones itself. */
const PATIENCE = 250;
/** The limit for the answer that decides whether the page exists: its status cannot be changed later. */
const PATIENCE_FOR_STATUS = 2_000;

const bases = oneOrigin();

/** Asks a call of the API as the visitor who asked for the page. */
export type AskForPage = (address: string, context: Context) => Promise<Response>;

/** A page as it is sent; status 404 if its subject does not exist. */
export interface LoadedPage {
  readonly file: PortalFile;
  readonly status: 200 | 404;
}

/** A page with its code named in the head and the answers to its first calls. Null if the build has no such page. */
export type FirstLoad = (context: Context, found: FoundPage, frame: PortalFile) => Promise<LoadedPage | null>;

interface FirstLoadParts {
  readonly files: ReadonlyMap<string, PortalFile>;
  readonly ask: AskForPage;
  readonly draw: Draw;
  readonly settings: SiteSettings;
  /** The portal's public address; undefined if not set. */
  readonly publicUrl: string | undefined;
}

/**
 * Sends with the page what the browser would otherwise request one after another: the addresses of its routes' code, and the answers to its first
 * calls as data. Some pages are drawn with these answers on the server, and the browser takes over.
 */
export function createFirstLoad({ files, ask, draw, settings, publicUrl }: FirstLoadParts): FirstLoad {
  const built = madeOnce(() => readSite(files));
  const drawn = drawSafely(draw);
  /** Pages look answers up by the address they request, which may be on another server. */
  const inPage = { ...bases, ...settings.hosts };
  return async (context, found, frame) => {
    const { page, facts } = found;
    const { path, url } = context.req;
    const { search } = new URL(url);
    const site = await built();
    const code = site?.modules[page.id];
    if (!site || !code) return null;
    const asked = new URLSearchParams(search);
    const reads = firstReads(page, facts, asked);
    const addresses = reads.map(({ endpoint, input }) => addressOf(endpoints[endpoint], input, bases));
    const names = reads.map(({ endpoint, input }) => addressOf(endpoints[endpoint], input, inPage));
    const late = setTimeout(PATIENCE, null, { ref: false });
    const latest = setTimeout(PATIENCE_FOR_STATUS, null, { ref: false });
    const given = await Promise.all(
      addresses.map((address, i) => answered(ask(address, context), reads[i]?.decides ? latest : late)),
    );
    const answers = Object.fromEntries(names.flatMap((name, i) => (given[i] ? [[name, given[i]]] : [])));
    const known = reads.flatMap(({ endpoint }, i) => (given[i]?.status === 200 ? [[endpoint, given[i].body]] : []));
    const status = reads.some(({ decides }, i) => decides && given[i]?.status === 404) ? 404 : 200;
    const said: HeadFacts = {
      ...headOf(page, facts, { pathname: path, search }),
      told: page.told?.(Object.fromEntries(known) as FirstAnswers, facts, asked) ?? {},
      origin: siteOrigin(publicUrl, context),
      picture: shareImage(found),
    };
    const toDraw = {
      address: `${ANY_ORIGIN}${path}${search}`,
      answers,
      facts: said,
      settings,
      head: site.head,
      files: code,
      hasFigures: page.sources !== undefined,
    };
    const drawing = isDrawn(page) ? await drawn(page.id, toDraw) : null;
    if (drawing) return { status, file: { ...personalPage(frame, drawing.html), policy: drawing.policy } };
    const { before, after, files: named } = site.frame;
    const further = code.filter((file) => !named.includes(file)).map(codeTag);
    const head = headHtml([...headTags(said), ...further, ...settingsTags(settings), dataTag('answers', answers)]);
    return { status, file: personalPage(frame, before + head + after) };
  };
}

/**
 * Draws pages with the policy of the same page drawn without any answer, so that nothing in an answer can add a script. Returns null if the scripts
 * differ from those, or if the page could not be drawn.
 */
function drawSafely(draw: Draw) {
  const known = new Map<string, string>();
  const policyOf = async (kind: string, page: PageToDraw): Promise<string | null> => {
    const policy = known.get(kind);
    if (policy !== undefined) return policy;
    const html = await draw({ ...page, answers: {}, facts: { ...page.facts, told: {} } });
    if (html !== null) known.set(kind, pagePolicy(html));
    return known.get(kind) ?? null;
  };
  return async (kind: string, page: PageToDraw): Promise<{ html: string; policy: string } | null> => {
    const [policy, html] = await Promise.all([policyOf(kind, page), draw(page)]);
    return policy !== null && html !== null && pagePolicy(html) === policy ? { html, policy } : null;
  };
}

const codeTag = (href: string): HeadTag => ({ element: 'link', attributes: { rel: 'modulepreload', href } });

/** Status and body of an answer that arrives in time; null if it is late or the page should request it itself. */
async function answered(
  answer: Promise<Response>,
  late: Promise<null>,
): Promise<{ status: number; body: unknown } | null> {
  const response = await Promise.race([answer.catch(() => null), late]);
  if (!response || response.status >= 429) return null;
  return { status: response.status, body: await response.json() };
}
