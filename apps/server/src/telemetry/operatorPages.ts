import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { errorResponse, UNAVAILABLE } from '../http/answerErrors.ts';
import type { ReadableMetrics } from './metrics.ts';

/** Whether the server takes requests, for load balancers. */
export interface Readiness {
  /** Null until the database is open and its schema is up to date. */
  readonly answers: (() => Promise<boolean>) | null;
  readonly isReady: () => boolean;
  readonly isEnding: () => boolean;
}

export const METRICS_PATH = '/metrics';
export const READY_PATH = '/readyz';

/** 200 once the schema is up to date, the first data are there and the database answers; 503 before, and once the server is ending. */
export async function readyAnswer({ answers, isReady, isEnding }: Readiness): Promise<Response> {
  if (isEnding()) return errorResponse('E_UNAVAILABLE', 'The server is stopping');
  if (!answers || !isReady()) return errorResponse('E_STARTING', 'The server is starting; try again in a moment');
  if (!(await answers())) return errorResponse('E_UNAVAILABLE', UNAVAILABLE);
  return Response.json({ status: 'ready' }, { headers: { 'cache-control': 'no-store' } });
}

/** The metrics for who has the token; without one set, for everyone who reaches the address. */
export function metricsApp(metrics: ReadableMetrics, token: string | undefined): Hono {
  const app = new Hono();
  app.get(METRICS_PATH, async ({ req }) => {
    if (token !== undefined && !isSame(req.header('authorization') ?? '', `Bearer ${token}`)) {
      const refusal = errorResponse('E_UNAUTHORIZED', 'Metrics need the token of METRICS_TOKEN');
      refusal.headers.set('www-authenticate', 'Bearer');
      return refusal;
    }
    const headers = { 'content-type': metrics.contentType, 'cache-control': 'no-store' };
    return new Response(await metrics.text(), { headers });
  });
  return app;
}

/** Takes the same time wherever they differ. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [given, right].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(one, other);
}
