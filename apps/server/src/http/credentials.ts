import type { MiddlewareHandler } from 'hono';
import { errorResponse } from './answerErrors.ts';

const KEY = 'qradar-api-key';
const BEARER = /^bearer(?:\s|$)/i;

/**
 * Refuses a key or token that does not exist, on public calls too: whoever sends one expects to be known by it. None has been given out, so that
 * each is made up. Other schemes of Authorization belong to proxies in front of the server.
 */
export const refuseUnknownCredentials: MiddlewareHandler = async ({ req }, next) => {
  const isKeyed = (req.header(KEY) ?? '') !== '';
  if (!isKeyed && !BEARER.test(req.header('authorization') ?? '')) return next();
  const what = isKeyed ? 'API key' : 'token';
  const refusal = errorResponse('E_UNAUTHORIZED', `This ${what} does not exist. Public calls work without one.`);
  refusal.headers.set('www-authenticate', 'Bearer error="invalid_token"');
  return refusal;
};
