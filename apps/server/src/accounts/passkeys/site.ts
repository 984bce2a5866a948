import { isIP } from 'node:net';
import type { Browser } from '../../http/browser.ts';

/** The site that passkeys are made for, as WebAuthn names it. */
export interface PasskeySite {
  readonly rpID: string;
  readonly origin: string;
}

/** Null where browsers make no passkeys: at a bare address, and over plain http but on this machine. */
export function siteOf({ origin }: Pick<Browser, 'origin'>): PasskeySite | null {
  const { hostname, protocol } = new URL(origin);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) > 0) return null;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? { rpID: hostname, origin } : null;
}
