import { parseAddress } from '@routeglass/domain/prefix';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { onBehalfOf } from '../store/caller.ts';

/** IP address of the caller, without the IPv4-in-IPv6 form; of the one the proxy names where a proxy is trusted. */
export function visitorAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return (forwarded || remoteAddress(context)).replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Requests made without a socket (tests) come from the machine itself. */
function remoteAddress(context: Context): string {
  const incoming = (context.env as { incoming?: unknown } | undefined)?.incoming;
  return incoming ? (getConnInfo(context).remote.address ?? '127.0.0.1') : '127.0.0.1';
}

/** Whom an address stands for: itself in IPv4, its /64 in IPv6, which one subscriber has as a whole. */
export function subscriberOf(address: string): string {
  const bytes = parseAddress(address);
  return bytes?.length === 16 ? bytes.subarray(0, 8).join('.') : address;
}

/** Lets the database know for whom it is asked, and when no one waits any more. */
export function asVisitor(trustProxy: boolean): MiddlewareHandler {
  return (context, next) =>
    onBehalfOf({ key: subscriberOf(visitorAddress(context, trustProxy)), signal: context.req.raw.signal }, next);
}
