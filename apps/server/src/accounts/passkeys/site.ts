import { isIP } from 'node:net';
import type { Browser } from '../../http/browser.ts';

/** The WebAuthn relying party. */
export interface PasskeySite {
  readonly rpID: string;
  readonly origin: string;
}

/** Null if browsers do not allow passkeys: at an IP address, and over plain HTTP except on this machine. */
export function siteOf({ origin }: Pick<Browser, 'origin'>): PasskeySite | null {
  const { hostname, protocol } = new URL(origin);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) > 0) return null;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? { rpID: hostname, origin } : null;
}
