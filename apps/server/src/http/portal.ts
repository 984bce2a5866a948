import type { Context } from 'hono';
import { errorResponse } from './answerErrors.ts';
import type { Encoding, PortalFile } from './portalFiles.ts';
import { isPortalPath } from './portalPaths.ts';

const FALLBACK = '/__spa-fallback.html';
const NOT_BUILT = 'The portal is not built. `npm start` builds it; the API answers meanwhile.\n';
const ROBOTS = 'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /v2/\n';

/** Serves the built portal: files, prerendered pages, and the page that draws itself in the browser for the other routes. */
export function createPortal(files: ReadonlyMap<string, PortalFile>): (context: Context) => Promise<Response> {
  return async (context) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') {
      const refusal = errorResponse('E_METHOD_NOT_ALLOWED', `${method} is not possible here; use GET`);
      refusal.headers.set('allow', 'GET, HEAD');
      return refusal;
    }
    const file = path === FALLBACK ? undefined : files.get(path);
    if (file) return send(context, file, 200);
    if (path === '/robots.txt')
      return new Response(ROBOTS, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const page = files.get(FALLBACK) ?? files.get('/');
    if (!page)
      return new Response(NOT_BUILT, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    // A missing file must not come back as a page.
    if (/\.\w{2,5}$/.test(path) && !isPortalPath(path)) return new Response('Not found\n', { status: 404 });
    return send(context, page, isPortalPath(path) ? 200 : 404);
  };
}

async function send(context: Context, file: PortalFile, status: 200 | 404): Promise<Response> {
  const encoding = encodingFor(context, file);
  const headers = new Headers({
    'content-type': file.type,
    etag: file.etag,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    vary: 'accept-encoding',
  });
  if (file.policy) headers.set('content-security-policy', file.policy);
  if (status === 200 && context.req.header('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers });
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(await file.bytes(encoding), { status, headers });
}

function encodingFor(context: Context, file: PortalFile): Encoding {
  if (!file.compresses) return 'identity';
  const accepted = context.req.header('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
