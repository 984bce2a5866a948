import type { MiddlewareHandler } from 'hono';

/**
 * Starts simultaneous requests in the order of arrival, one per round of the event loop. The loop accepts one new connection per round: if all
 * requests of a round were answered at once, open connections would keep going while new ones wait.
 */
export function inTurn(): MiddlewareHandler {
  const waiting: (() => void)[] = [];
  const callNext = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(callNext);
  };
  return async (_, next) => {
    await new Promise<void>((begin) => {
      if (waiting.push(begin) === 1) setImmediate(callNext);
    });
    await next();
  };
}
