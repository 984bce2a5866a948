import { formatIpv4, parseIpv4 } from './ipv4.ts';
import { formatIpv6, parseIpv6 } from './ipv6.ts';

/** The two versions of the Internet Protocol; every verdict and graph is computed separately for each. */
export type IpVersion = 4 | 6;

/** Version of an address or prefix as text: with a colon it is IPv6. Does not check whether the text is valid. */
export function ipVersionOf(text: string): IpVersion {
  return text.includes(':') ? 6 : 4;
}

/** The four or sixteen bytes of an IP address; undefined if the text is not one. */
export function parseAddress(text: string): Uint8Array | undefined {
  return ipVersionOf(text) === 6 ? parseIpv6(text) : parseIpv4(text);
}

/** Text of four (dotted quad) or sixteen bytes (RFC 5952). */
export function formatAddress(bytes: Uint8Array): string {
  return bytes.length === 4 ? formatIpv4(bytes) : formatIpv6(bytes);
}
