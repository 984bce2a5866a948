import type { Context, MiddlewareHandler } from 'hono';
import { errorResponse } from './answerErrors.ts';
import type { CallerOf } from './caller.ts';
import { openApiPaths } from './openApi.ts';

const KEY = 'qradar-api-key';
const BEARER = /^bearer(?:\s+(.*))?$/i;

/** Addresses that may carry a token: those of the OpenAPI document. */
const DOCUMENTS: readonly string[] = openApiPaths;

/** The key, or the token in the address of the OpenAPI document; empty if there is none. */
function keyOf(req: Context['req']): string {
  return req.header(KEY) || (DOCUMENTS.includes(req.path) ? (req.query('token') ?? '') : '');
}

/** The key or token of a request; an empty string if it sends an empty one. Other Authorization schemes are meant for proxies in front. */
export function tokenOf({ req }: Context): string | undefined {
  const key = keyOf(req);
  if (key !== '') return key;
  const bearer = BEARER.exec(req.header('authorization') ?? '');
  return bearer ? (bearer[1] ?? '').trim() : undefined;
}

/** Refuses a key or token that does not exist, also on public calls: a caller who sends one expects it to work. */
export function refuseUnknownCredentials(callerOf: CallerOf | null): MiddlewareHandler {
  return async (context, next) => {
    if (tokenOf(context) === undefined || callerOf === null) return next();
    if ((await callerOf(context)).account?.by === 'token') return next();
    const what = (context.req.header(KEY) ?? '') === '' ? 'token' : 'API key';
    const refusal = errorResponse('E_UNAUTHORIZED', `This ${what} does not exist. Public calls work without one.`);
    refusal.headers.set('www-authenticate', 'Bearer error="invalid_token"');
    return refusal;
  };
}
