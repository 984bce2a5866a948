import { parseAsn } from '@routeglass/domain/asn';
import { parseAddress } from '@routeglass/domain/prefix';
import { countryCode } from '../names/decode.ts';

export interface NetRow {
  readonly asn: number;
  readonly orgId: number | null;
  readonly name: string;
  readonly website: string | null;
  /** Space-separated AS-SETs. */
  readonly asSet: string | null;
}

export interface OrgRow {
  readonly id: number;
  readonly name: string;
  readonly website: string | null;
}

export interface ExchangeRow {
  readonly id: number;
  readonly name: string;
  readonly country: string | null;
  readonly website: string | null;
}

/** A port of a network at an exchange. */
export interface PortRow {
  readonly asn: number;
  readonly exchangeId: number;
  /** Megabits a second; null where none is given. */
  readonly speed: number | null;
  readonly isRsPeer: boolean;
  readonly ipv4: string | null;
  readonly ipv6: string | null;
}

/** Reads an element of `ix.data`, or says why it is no exchange. */
export function decodeExchange(text: string): ExchangeRow | string {
  const ix = objectOf(text);
  if (!ix) return 'not an object';
  const name = textOrNull(ix['name']);
  if (!isId(ix['id']) || name === null) return 'an exchange without id or name';
  return { id: ix['id'], name, country: countryCode(String(ix['country'])), website: webAddress(ix['website']) };
}

/** Reads an element of `netixlan.data`, or says why it is no port. */
export function decodePort(text: string): PortRow | string {
  const port = objectOf(text);
  if (!port) return 'not an object';
  const asn = parseAsn(String(port['asn']));
  if (asn === undefined) return 'asn is not an AS number';
  if (!isId(port['ix_id'])) return 'a port without an exchange';
  const speed = port['speed'];
  return {
    asn,
    exchangeId: port['ix_id'],
    speed: isId(speed) ? speed : null,
    isRsPeer: port['is_rs_peer'] === true,
    ipv4: addressOrNull(port['ipaddr4'], 4),
    ipv6: addressOrNull(port['ipaddr6'], 16),
  };
}

/** Reads an element of `net.data`, or says why it is no network. */
export function decodeNet(text: string): NetRow | string {
  const net = objectOf(text);
  if (!net) return 'not an object';
  const asn = parseAsn(String(net['asn']));
  if (asn === undefined) return 'asn is not an AS number';
  const name = textOrNull(net['name']);
  if (name === null) return 'a network without a name';
  const orgId = typeof net['org_id'] === 'number' ? net['org_id'] : null;
  return { asn, orgId, name, website: webAddress(net['website']), asSet: textOrNull(net['irr_as_set']) };
}

/** Reads an element of `org.data`, or says why it is no organisation. */
export function decodeOrg(text: string): OrgRow | string {
  const org = objectOf(text);
  if (!org) return 'not an object';
  const name = textOrNull(org['name']);
  if (typeof org['id'] !== 'number' || name === null) return 'an organisation without id or name';
  return { id: org['id'], name, website: webAddress(org['website']) };
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;
}

function addressOrNull(value: unknown, bytes: 4 | 16): string | null {
  const text = textOrNull(value);
  return text !== null && parseAddress(text)?.length === bytes ? text : null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Only http and https: the address becomes a link. */
function webAddress(value: unknown): string | null {
  const text = textOrNull(value);
  return text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}
