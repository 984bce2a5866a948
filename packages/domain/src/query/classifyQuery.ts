import { parseAsn } from '../asn/asn.ts';
import { formatAddress, parseAddress } from '../prefix/address.ts';
import { parsePrefix, type Prefix } from '../prefix/prefix.ts';
import { isAsSetName } from './asSetName.ts';
import { isCommunity } from './community.ts';
import { isDomainName } from './domainName.ts';
import { hostIn } from './hostIn.ts';

/** The kind of a search text. `text` is always trimmed; the name of an AS or organization has the kind `text`. */
export type Query =
  | { readonly kind: 'empty'; readonly text: string }
  | { readonly kind: 'asn'; readonly text: string; readonly asn: number }
  | { readonly kind: 'prefix'; readonly text: string; readonly prefix: Prefix }
  | { readonly kind: 'address'; readonly text: string; readonly address: string; readonly prefix: Prefix }
  | { readonly kind: 'community'; readonly text: string; readonly community: string }
  | { readonly kind: 'as-set'; readonly text: string; readonly name: string }
  | { readonly kind: 'domain'; readonly text: string; readonly domain: string }
  | { readonly kind: 'text'; readonly text: string };

/** Notations before the number: `AS 15169`, `ASN15169`, `asn 15169`. */
const WRITTEN_ASN = /^asn? ?(?=\d)/i;

/**
 * Classifies what a visitor typed. Every text has a kind; it never throws.
 *
 * A prefix with bits beyond its length (`8.8.8.8/24`) is read as the block that contains it, since that is what is meant. Only the host of a
 * URL or e-mail address counts. A name in the form of a domain (`example.net`) may also be a network's; callers search for both.
 */
export function classifyQuery(text: string): Query {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty', text: trimmed };
  const asn = parseAsn(trimmed.replace(WRITTEN_ASN, ''));
  if (asn !== undefined) return { kind: 'asn', text: trimmed, asn };
  if (isCommunity(trimmed)) return { kind: 'community', text: trimmed, community: trimmed };
  return (
    readAddress(trimmed) ??
    readPrefix(trimmed) ??
    (isAsSetName(trimmed) ? { kind: 'as-set', text: trimmed, name: trimmed.toUpperCase() } : undefined) ??
    readDomain(trimmed, trimmed) ??
    readHost(trimmed) ?? {
      kind: 'text',
      text: trimmed,
    }
  );
}

function readAddress(text: string): Query | undefined {
  const bytes = parseAddress(text);
  if (!bytes) return undefined;
  const prefix: Prefix = { version: bytes.length === 4 ? 4 : 6, bytes, length: bytes.length * 8 };
  return { kind: 'address', text, address: formatAddress(bytes), prefix };
}

function readPrefix(text: string): Query | undefined {
  const exact = parsePrefix(text);
  if (exact) return { kind: 'prefix', text, prefix: exact };
  const match = /^([^/]+)\/(\d{1,3})$/.exec(text);
  const bytes = match ? parseAddress(match[1] ?? '') : undefined;
  const length = Number(match?.[2]);
  if (!bytes || length > bytes.length * 8) return undefined;
  const masked = bytes.map((byte, i) => byte & (0xff << Math.min(8, Math.max(0, 8 * (i + 1) - length))));
  return { kind: 'prefix', text, prefix: { version: bytes.length === 4 ? 4 : 6, bytes: masked, length } };
}

function readDomain(name: string, text: string): Query | undefined {
  return isDomainName(name) ? { kind: 'domain', text, domain: domainOf(name) } : undefined;
}

function readHost(text: string): Query | undefined {
  const host = hostIn(text);
  if (host === undefined) return undefined;
  const address = readAddress(host);
  return address ? { ...address, text } : readDomain(host, text);
}

function domainOf(text: string): string {
  return text.toLowerCase().replace(/\.$/, '');
}
