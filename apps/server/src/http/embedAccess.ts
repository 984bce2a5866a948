import type { MiddlewareHandler } from 'hono';

const READS = new Set(['GET', 'HEAD']);
/** What a program on another site may know of an answer beside its body. */
const SHOWN =
  'etag, link, x-as-of, x-record-count, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset, ratelimit-policy';
const DAY = '86400';

/**
 * Lets pages of the listed sites read the API in a visitor's browser (CORS): reads only, never with the visitor's session.
 * Every other site is answered without the permission, which its browser then keeps from it.
 */
export function embedAccess(origins: readonly string[]): MiddlewareHandler {
  const any = origins.includes('*');
  const listed = new Set(origins);

  return async (context, next) => {
    const origin = context.req.header('origin');
    const asked = context.req.header('access-control-request-method');
    const isAllowed = origin !== undefined && (any || listed.has(origin));
    if (context.req.method === 'OPTIONS' && isAllowed && asked !== undefined) {
      context.res = READS.has(asked) ? permission() : new Response(null, { status: 403 });
    } else {
      await next();
    }
    if (listed.size > 0) context.res.headers.append('vary', 'origin');
    const isRead = READS.has(context.req.method) || (asked !== undefined && READS.has(asked));
    if (!isAllowed || !isRead) return;
    context.res.headers.set('access-control-allow-origin', any ? '*' : origin);
    context.res.headers.set('access-control-expose-headers', SHOWN);
    context.res.headers.set('cross-origin-resource-policy', 'cross-origin');
  };
}

function permission(): Response {
  const headers = {
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'accept',
    'access-control-max-age': DAY,
  };
  return new Response(null, { status: 204, headers });
}
