import { isIP } from 'node:net';
import { endpoints } from '@routeglass/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import { Problem } from './problem.ts';

/**
 * Refuses requests under a name that is not of `publicUrl`: a name of somebody else that leads here (DNS rebinding) would let that site's pages read this
 * one as their own. Without a public address any name may be right.
 *
 * The health check, and what else programs of the operator ask (`probes`), answer by address and as localhost too, for load balancers: no name can
 * be led to an address as host.
 */
export function ownHost(publicUrl: string | undefined, probes: readonly string[] = []): MiddlewareHandler {
  const own = publicUrl === undefined ? null : new URL(publicUrl);
  return async (context, next) => {
    // Requests of the server to itself have none, nor have those of HTTP/1.0, which no browser speaks.
    const given = context.req.header('host');
    if (own && given !== undefined && hostOf(own.protocol, given)?.host !== own.host) {
      const isProbe =
        [endpoints.health.path, ...probes].includes(context.req.path) &&
        isAddress(hostOf(own.protocol, given)?.hostname);
      if (!isProbe)
        throw new Problem(
          'E_MISDIRECTED',
          `This server only answers requests for ${own.host} (PUBLIC_URL). A proxy in front of it must pass on the Host header.`,
        );
    }
    await next();
  };
}

/** Without the port that the protocol implies; null for what is no host. */
function hostOf(protocol: string, host: string): URL | null {
  const text = `${protocol}//${host}`;
  return /[/\\?#@\s]/.test(host) || !URL.canParse(text) ? null : new URL(text);
}

function isAddress(hostname: string | undefined): boolean {
  if (hostname === undefined) return false;
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) > 0;
}
