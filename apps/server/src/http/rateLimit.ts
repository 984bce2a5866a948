import type { MiddlewareHandler } from 'hono';
import type { Fellows } from '../store/fellows.ts';
import { errorResponse } from './answerErrors.ts';
import { Buckets } from './buckets.ts';
import { shareUse } from './sharedUse.ts';
import { subscriberOf, visitorAddress } from './visitor.ts';

export interface RateLimit {
  /** Requests per minute and address; 0 for no limit. */
  readonly perMinute: number;
  readonly trustProxy: boolean;
  readonly clock: () => number;
  /** Other servers that share this limit. */
  readonly fellows: Fellows | null;
}

/**
 * Allows `perMinute` requests per minute and address: a bucket that holds a minute's worth and refills evenly. An IPv6 /64 counts as one
 * address, since a subscriber has all of it.
 *
 * Every answer states the caller's allowance (RateLimit-Limit, -Remaining, -Reset in seconds until the bucket is full, and -Policy, as in
 * draft-ietf-httpapi-ratelimit-headers-06); a refusal also has Retry-After.
 */
export function rateLimit({ perMinute, trustProxy, clock, fellows }: RateLimit): MiddlewareHandler {
  if (perMinute === 0) return (_, next) => next();
  const buckets = new Buckets(perMinute, clock);
  const note = fellows && shareUse(fellows, (subscriber, count) => void (buckets.of(subscriber).left -= count));

  return async (context, next) => {
    const address = visitorAddress(context, trustProxy);
    const subscriber = subscriberOf(address);
    const bucket = buckets.of(subscriber);
    if (bucket.left < 1) {
      const seconds = buckets.secondsUntil(1, bucket);
      context.res = errorResponse(
        'E_TOO_MANY_REQUESTS',
        `More than ${perMinute} requests a minute from ${address}; try again in ${seconds} s`,
      );
      context.res.headers.set('retry-after', String(seconds));
    } else {
      bucket.left -= 1;
      note?.(subscriber);
      await next();
    }
    context.res.headers.set('ratelimit-policy', `${perMinute};w=60`);
    context.res.headers.set('ratelimit-limit', String(perMinute));
    context.res.headers.set('ratelimit-remaining', String(Math.max(0, Math.floor(bucket.left))));
    context.res.headers.set('ratelimit-reset', String(buckets.secondsUntil(perMinute, bucket)));
  };
}
