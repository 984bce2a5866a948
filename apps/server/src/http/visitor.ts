import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

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
