import type { SiteSettings } from '@routeglass/api-client/contract';
import { canonicalPageAt, canonicalPath } from '@routeglass/api-client/pages';
import type { Context } from 'hono';
import { errorResponse } from './answerErrors.ts';
import type { Draw } from './drawing/drawer.ts';
import type { CallerOf } from './caller.ts';
import { hasSubject } from './hasSubject.ts';
import { isFilePath } from './filePath.ts';
import { type AskForPage, createFirstLoad } from './firstLoad.ts';
import { createMissingPage } from './missingPage.ts';
import { entranceTo, pageStatus, soldPlace } from './pageAccess.ts';
import type { PortalFile } from './portalFiles.ts';
import { sendFile } from './sendFile.ts';
import type { Site } from './site.ts';
import { siteOrigin } from './siteOrigin.ts';

const FALLBACK = '/__spa-fallback.html';
/** Files of the build that only the server uses. */
const OWN = /^\/__/;
const NOT_BUILT = 'The portal is not built. `npm start` builds it; the API works without it.\n';
const STARTING = 'Routeglass is starting. This page tries again by itself.\n';
const AGAIN_AFTER_SECONDS = '5';
const ROBOTS = 'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /v2/\n';
const SITEMAP = '/sitemap.xml';

interface PortalParts {
  readonly files: ReadonlyMap<string, PortalFile>;
  readonly site: Site;
  readonly ask: AskForPage;
  readonly draw: Draw;
  /** The operator's settings for the pages' code. */
  readonly settings: SiteSettings;
  /** The portal's public address; undefined if not set. */
  readonly publicUrl: string | undefined;
  /** The address of the personal area if it is elsewhere, without a trailing slash. */
  readonly personalAreaUrl?: string | undefined;
  readonly callerOf: CallerOf;
  /** Whether the server has started. Until then its pages may still be in the making. */
  readonly isReady: () => boolean;
}

/** Serves the built portal: files, pages drawn on request, and for all others the frame that the browser fills. */
export function createPortal(parts: PortalParts): (context: Context) => Promise<Response> {
  const { files, site, publicUrl, personalAreaUrl, callerOf, isReady } = parts;
  const firstLoad = createFirstLoad(parts);
  const missing = createMissingPage(files, parts.settings);
  return async (context) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') {
      const refusal = errorResponse('E_METHOD_NOT_ALLOWED', `${method} is not allowed here; use GET`);
      refusal.headers.set('allow', 'GET, HEAD');
      return refusal;
    }
    const file = OWN.test(path) ? undefined : files.get(path);
    if (file) return sendFile(context, file, 200);
    const origin = siteOrigin(publicUrl, context);
    if (path === '/robots.txt')
      return new Response(`${ROBOTS}Sitemap: ${origin}${SITEMAP}\n`, {
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
    const page = files.get(FALLBACK);
    if (!page) return withoutPages(isReady());
    const canonical = canonicalPath(site.pages, site.redirects, path);
    if (canonical !== undefined) return context.redirect(`${canonical}${new URL(context.req.url).search}`, 308);
    const found = canonicalPageAt(site.pages, path);
    if (!found)
      // A missing file must not come back as a page.
      return isFilePath(path)
        ? new Response('Not found\n', { status: 404 })
        : sendFile(context, await missing(page), 404);
    const address = `${path}${new URL(context.req.url).search}`;
    const elsewhere = personalAreaUrl !== undefined && found.page.layout.id === 'personal';
    if (elsewhere) return context.redirect(`${personalAreaUrl}${address}`, 302);
    const caller = await callerOf(context);
    const entrance = entranceTo(found.page, caller, address);
    if (entrance !== null) return context.redirect(entrance, 302);
    const sold = soldPlace(found.page, caller);
    if (sold !== null) return context.redirect(canonicalPath(site.pages, site.redirects, sold) ?? sold, 302);
    const allowed = pageStatus(found.page, caller);
    const loaded = await firstLoad(context, found, page);
    const isThere = hasSubject(found.page, new URL(context.req.url).searchParams);
    const status = isThere ? (loaded?.status ?? 200) : 404;
    return sendFile(context, loaded?.file ?? page, allowed === 200 ? status : allowed);
  };
}

function withoutPages(isReady: boolean): Response {
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8' });
  if (!isReady) {
    headers.set('refresh', AGAIN_AFTER_SECONDS);
    headers.set('retry-after', AGAIN_AFTER_SECONDS);
  }
  return new Response(isReady ? NOT_BUILT : STARTING, { status: 503, headers });
}
