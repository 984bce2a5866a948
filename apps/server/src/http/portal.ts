import type { Context } from 'hono';
import { errorResponse } from './answerErrors.ts';
import type { Draw } from './drawing/drawer.ts';
import { type AskForPage, createFirstLoad } from './firstLoad.ts';
import type { PortalFile } from './portalFiles.ts';
import { canonicalPath, isFilePath, isPortalPath } from './portalPaths.ts';
import { sendFile } from './sendFile.ts';

const FALLBACK = '/__spa-fallback.html';
/** Files of the build that are the server's own. */
const OWN = /^\/__/;
const NOT_BUILT = 'The portal is not built. `npm start` builds it; the API works without it.\n';
const ROBOTS = 'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /v2/\n';

/** Serves the built portal: files, prerendered pages, pages drawn when they are asked for, and the frame that the browser fills for the others. */
export function createPortal(
  files: ReadonlyMap<string, PortalFile>,
  ask: AskForPage,
  draw: Draw,
): (context: Context) => Promise<Response> {
  const firstLoad = createFirstLoad(files, ask, draw);
  return async (context) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') {
      const refusal = errorResponse('E_METHOD_NOT_ALLOWED', `${method} is not allowed here; use GET`);
      refusal.headers.set('allow', 'GET, HEAD');
      return refusal;
    }
    const file = OWN.test(path) ? undefined : files.get(path);
    if (file) return sendFile(context, file, 200);
    if (path === '/robots.txt')
      return new Response(ROBOTS, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const page = files.get(FALLBACK) ?? files.get('/');
    if (!page)
      return new Response(NOT_BUILT, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const canonical = canonicalPath(path);
    if (canonical !== undefined) return context.redirect(`${canonical}${new URL(context.req.url).search}`, 308);
    if (!isPortalPath(path))
      // A missing file must not come back as a page.
      return isFilePath(path) ? new Response('Not found\n', { status: 404 }) : sendFile(context, page, 404);
    return sendFile(context, (await firstLoad(context, page)) ?? page, 200);
  };
}
