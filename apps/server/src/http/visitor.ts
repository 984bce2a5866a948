import { parseAddress } from '@routeglass/domain/prefix';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { onBehalfOf } from '../store/caller.ts';

/** IP address of the caller, IPv4 always in its own form. With a trusted proxy, the address that the proxy names. */
export function visitorAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return (forwarded || remoteAddress(context)).replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Requests without a socket (tests) count as coming from this machine. */
function remoteAddress(context: Context): string {
  const incoming = (context.env as { incoming?: unknown } | undefined)?.incoming;
  return incoming ? (getConnInfo(context).remote.address ?? '127.0.0.1') : '127.0.0.1';
}

/** The subscriber behind an address: the address itself in IPv4, its /64 in IPv6. */
export function subscriberOf(address: string): string {
  const bytes = parseAddress(address);
  return bytes?.length === 16 ? bytes.subarray(0, 8).join('.') : address;
}

/** Tells the database who asks, and when the caller has gone. */
export function asVisitor(trustProxy: boolean): MiddlewareHandler {
  return (context, next) =>
    onBehalfOf({ key: subscriberOf(visitorAddress(context, trustProxy)), signal: context.req.raw.signal }, next);
}
