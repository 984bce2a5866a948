import { lookup } from 'node:dns/promises';
import { formatWhoisServer, type WhoisServer } from '@routeglass/domain/whois';
import { isInner } from '../innerAddress.ts';
import { unavailable } from './unavailable.ts';

export interface Reached {
  readonly address: string;
  readonly isInner: boolean;
}

/** The address of a server, IPv4 first. Throws E_UNREACHABLE for a name that leads nowhere. */
export async function reach(server: WhoisServer): Promise<Reached> {
  try {
    const { address } = await lookup(server.host, { order: 'ipv4first' });
    return { address, isInner: isInner(address) };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    throw unavailable(
      'E_UNREACHABLE',
      `Could not resolve ${formatWhoisServer(server)} (${code}). Check WHOIS_SERVER and DNS.`,
    );
  }
}
