import type { MiddlewareHandler } from 'hono';

/**
 * Lets requests that came together begin in the order in which they came, one in each round of the event loop. The loop accepts one new connection
 * in a round: where all requests of a round were answered within it, those on open connections would go on and new ones wait for long.
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
