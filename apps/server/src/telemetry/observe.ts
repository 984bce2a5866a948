import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { isForPage } from '../http/forPage.ts';
import { forRequest } from './currentRequest.ts';
import type { ServerLog } from './log.ts';
import { loggedPath } from './loggedPath.ts';
import type { Metrics } from './metrics.ts';
import type { Span, Tracing } from './tracing.ts';

const HEADER = 'x-request-id';
const GIVEN = /^[\w-]{8,64}$/;
/** One name for all addresses without a pattern, so that visitors cannot make up names without end. */
const PAGE = 'page';

export interface Observers {
  readonly log: ServerLog;
  readonly metrics: Metrics;
  readonly tracing: Tracing | null;
  /** Whether a proxy's `X-Request-Id` is taken over. */
  readonly trustProxy: boolean;
}

/** Gives each request from outside an id, which its answer names (`X-Request-Id`), counts it, logs it and traces it. */
export function observe({ log, metrics, tracing, trustProxy }: Observers): MiddlewareHandler {
  return async (context, next) => {
    if (!isFromOutside(context)) return next();
    const given = trustProxy ? context.req.header(HEADER) : undefined;
    const id = given !== undefined && GIVEN.test(given) ? given : randomUUID();
    const { method } = context.req;
    const path = loggedPath(context.req.path);
    const begun = performance.now();
    const span = tracing?.begin(method, context.req.raw.headers) ?? null;
    metrics.begin();
    await forRequest(id, () => (span ? span.run(next) : next()));
    const milliseconds = performance.now() - begun;
    const route = routeOf(context);
    const { status } = context.res;
    context.res.headers.set(HEADER, id);
    metrics.answered({ method, route, status, seconds: milliseconds / 1_000 });
    log.request({ id, method, path, route, status, milliseconds });
    end(span, { method, route, path, status, id });
  };
}

/** The server asks itself, too, for what comes with a page. */
function isFromOutside(context: Context): boolean {
  const { incoming } = (context.env ?? {}) as { incoming?: unknown };
  return incoming !== undefined && !isForPage(context);
}

/** The pattern that answered. */
function routeOf(context: Context): string {
  const path = context.req.routePath;
  return path === '' || path === '*' || path === '/*' ? PAGE : path;
}

interface Answered {
  readonly method: string;
  readonly route: string;
  readonly path: string;
  readonly status: number;
  readonly id: string;
}

function end(span: Span | null, { method, route, path, status, id }: Answered): void {
  span?.end(`${method} ${route}`, status >= 500, {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'url.path': path,
    'routeglass.request_id': id,
  });
}
