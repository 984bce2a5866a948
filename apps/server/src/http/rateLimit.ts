import type { MiddlewareHandler } from 'hono';
import { errorResponse } from './answerErrors.ts';
import { subscriberOf, visitorAddress } from './visitor.ts';

const MINUTE = 60_000;
const MOST_ADDRESSES = 50_000;

interface Bucket {
  left: number;
  filledAt: number;
}

/**
 * At most `perMinute` requests a minute from one address: a bucket that holds a minute's worth and refills evenly. Of IPv6 a subscriber has a
 * whole /64, which counts as one address.
 *
 * Every answer tells where the caller stands (RateLimit-Limit, -Remaining, -Reset in seconds until the bucket is full, and -Policy, as in
 * draft-ietf-httpapi-ratelimit-headers-06); a refusal also when to come back (Retry-After). 0 turns it off.
 */
export function rateLimit(perMinute: number, trustProxy: boolean, clock: () => number): MiddlewareHandler {
  const buckets = new Map<string, Bucket>();

  return async (context, next) => {
    if (perMinute === 0) return next();
    const now = clock();
    const address = visitorAddress(context, trustProxy);
    const subscriber = subscriberOf(address);
    const bucket = buckets.get(subscriber) ?? { left: perMinute, filledAt: now };
    bucket.left = Math.min(perMinute, bucket.left + ((now - bucket.filledAt) / MINUTE) * perMinute);
    bucket.filledAt = now;
    buckets.delete(subscriber);
    buckets.set(subscriber, bucket);
    if (buckets.size > MOST_ADDRESSES) buckets.delete(buckets.keys().next().value ?? '');

    const refused = bucket.left < 1;
    if (refused) {
      const seconds = Math.ceil(((1 - bucket.left) / perMinute) * (MINUTE / 1_000));
      context.res = errorResponse(
        'E_TOO_MANY_REQUESTS',
        `More than ${perMinute} requests a minute from ${address}; try again in ${seconds} s`,
      );
      context.res.headers.set('retry-after', String(seconds));
    } else {
      bucket.left -= 1;
      await next();
    }
    const full = Math.ceil(((perMinute - bucket.left) / perMinute) * (MINUTE / 1_000));
    context.res.headers.set('ratelimit-policy', `${perMinute};w=60`);
    context.res.headers.set('ratelimit-limit', String(perMinute));
    context.res.headers.set('ratelimit-remaining', String(Math.floor(bucket.left)));
    context.res.headers.set('ratelimit-reset', String(full));
  };
}
