import { endpoints } from '@routeglass/api-client/contract';
import { DAY_SECONDS } from '@routeglass/domain/time';
import type { MiddlewareHandler } from 'hono';

const READS = new Set(['GET', 'HEAD']);
/** Reads that send their query in a body. */
const ASKED_BY_POST = new Set<string>([endpoints.prefixTimeline.path]);
/** Response headers that scripts of other sites may read. */
const SHOWN =
  'etag, link, x-as-of, x-record-count, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset, ratelimit-policy';

/**
 * Lets pages of the listed sites read the API in a visitor's browser (CORS): reads only, never with the visitor's session.
 * Answers to other sites lack the permission, so the browser withholds them.
 */
export function embedAccess(origins: readonly string[]): MiddlewareHandler {
  const any = origins.includes('*');
  const listed = new Set(origins);

  return async (context, next) => {
    const origin = context.req.header('origin');
    const asked = context.req.header('access-control-request-method');
    const reads = ASKED_BY_POST.has(context.req.path) ? new Set([...READS, 'POST']) : READS;
    const isAllowed = origin !== undefined && (any || listed.has(origin));
    if (context.req.method === 'OPTIONS' && isAllowed && asked !== undefined) {
      context.res = reads.has(asked) ? permission(reads) : new Response(null, { status: 403 });
    } else {
      await next();
    }
    if (listed.size > 0) context.res.headers.append('vary', 'origin');
    const isRead = reads.has(context.req.method) || (asked !== undefined && reads.has(asked));
    if (!isAllowed || !isRead) return;
    context.res.headers.set('access-control-allow-origin', any ? '*' : origin);
    context.res.headers.set('access-control-expose-headers', SHOWN);
    context.res.headers.set('cross-origin-resource-policy', 'cross-origin');
  };
}

function permission(reads: ReadonlySet<string>): Response {
  const headers = {
    'access-control-allow-methods': [...reads].join(', '),
    'access-control-allow-headers': reads.has('POST') ? 'accept, content-type' : 'accept',
    'access-control-max-age': String(DAY_SECONDS),
  };
  return new Response(null, { status: 204, headers });
}
