import { isIP } from 'node:net';
import { endpoints } from '@routeglass/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import { Problem } from './problem.ts';

/**
 * Refuses requests with a Host other than that of `publicUrl`. Otherwise another site could point its name here (DNS rebinding), and its pages could
 * read this site as their own. Without a public address, any name is accepted.
 *
 * The health check and other addresses for the operator's programs (`probes`) also answer by IP address and as localhost, for load balancers. This is
 * safe because DNS rebinding needs a name.
 */
export function ownHost(publicUrl: string | undefined, probes: readonly string[] = []): MiddlewareHandler {
  const own = publicUrl === undefined ? null : new URL(publicUrl);
  return async (context, next) => {
    // The server's requests to itself have no Host, nor do those of HTTP/1.0, which no browser uses.
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

/** Without the protocol's default port; null if it is not a host. */
function hostOf(protocol: string, host: string): URL | null {
  const text = `${protocol}//${host}`;
  return /[/\\?#@\s]/.test(host) || !URL.canParse(text) ? null : new URL(text);
}

function isAddress(hostname: string | undefined): boolean {
  if (hostname === undefined) return false;
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) > 0;
}
