import { parseAsn } from '@routeglass/domain/asn';
import { formatPrefix, parsePrefix } from '@routeglass/domain/prefix';
import { scalarText } from '../json/scalarText.ts';
import { countryCode } from '../names/decode.ts';
import { addressOrNull, isId, objectOf, textOrNull, webAddress } from './fields.ts';

export interface NetRow {
  /** Null if the dump has none. */
  readonly id: number | null;
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
  /** Mbit/s; null if not given. */
  readonly speed: number | null;
  readonly isRsPeer: boolean;
  readonly ipv4: string | null;
  readonly ipv6: string | null;
}

export interface FacilityRow {
  readonly id: number;
  readonly name: string;
  readonly city: string | null;
  readonly country: string | null;
  readonly website: string | null;
}

/** A network in a facility: by AS number if the row has it, otherwise by its id in the dump. */
export interface NetworkFacilityRow {
  readonly netId: number | null;
  readonly asn: number | null;
  readonly facilityId: number;
}

export interface ExchangeFacilityRow {
  readonly exchangeId: number;
  readonly facilityId: number;
}

/** The network that an exchange's ports are in. */
export interface LanRow {
  readonly id: number;
  readonly exchangeId: number;
  /** AS number of the route server; null if not given. */
  readonly rsAsn: number | null;
}

export interface LanPrefixRow {
  readonly lanId: number;
  readonly prefix: string;
}

/** Reads an element of `fac.data`, or returns why it is no facility. */
export function decodeFacility(text: string): FacilityRow | string {
  const fac = objectOf(text);
  if (!fac) return 'not an object';
  const name = textOrNull(fac['name']);
  if (!isId(fac['id']) || name === null) return 'a facility without id or name';
  const { id, city, country, website } = fac;
  return { id, name, city: textOrNull(city), country: countryCode(scalarText(country)), website: webAddress(website) };
}

/** Reads an element of `netfac.data`, or returns why it is invalid. */
export function decodeNetworkFacility(text: string): NetworkFacilityRow | string {
  const row = objectOf(text);
  if (!row) return 'not an object';
  if (!isId(row['fac_id'])) return 'a network in a facility without the facility';
  const asn = parseAsn(scalarText(row['local_asn'])) ?? null;
  const netId = isId(row['net_id']) ? row['net_id'] : null;
  return asn === null && netId === null
    ? 'a network in a facility without the network'
    : { netId, asn, facilityId: row['fac_id'] };
}

/** Reads an element of `ixfac.data`, or returns why it is invalid. */
export function decodeExchangeFacility(text: string): ExchangeFacilityRow | string {
  const row = objectOf(text);
  if (!row) return 'not an object';
  if (!isId(row['fac_id']) || !isId(row['ix_id'])) return 'an exchange in a facility without one of them';
  return { exchangeId: row['ix_id'], facilityId: row['fac_id'] };
}

/** Reads an element of `ixlan.data`, or returns why it is no LAN. */
export function decodeLan(text: string): LanRow | string {
  const lan = objectOf(text);
  if (!lan) return 'not an object';
  if (!isId(lan['id']) || !isId(lan['ix_id'])) return 'a LAN without id or exchange';
  const rsAsn = parseAsn(scalarText(lan['rs_asn'])) ?? 0;
  return { id: lan['id'], exchangeId: lan['ix_id'], rsAsn: rsAsn === 0 ? null : rsAsn };
}

/** Reads an element of `ixpfx.data`, or returns why it is no prefix of a LAN. */
export function decodeLanPrefix(text: string): LanPrefixRow | string {
  const row = objectOf(text);
  if (!row) return 'not an object';
  const prefix = parsePrefix(scalarText(row['prefix']));
  if (!isId(row['ixlan_id']) || !prefix) return 'a prefix of a LAN without one of them';
  return { lanId: row['ixlan_id'], prefix: formatPrefix(prefix) };
}

/** Reads an element of `ix.data`, or returns why it is no exchange. */
export function decodeExchange(text: string): ExchangeRow | string {
  const ix = objectOf(text);
  if (!ix) return 'not an object';
  const name = textOrNull(ix['name']);
  if (!isId(ix['id']) || name === null) return 'an exchange without id or name';
  return { id: ix['id'], name, country: countryCode(scalarText(ix['country'])), website: webAddress(ix['website']) };
}

/** Reads an element of `netixlan.data`, or returns why it is no port. */
export function decodePort(text: string): PortRow | string {
  const port = objectOf(text);
  if (!port) return 'not an object';
  const asn = parseAsn(scalarText(port['asn']));
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

/** Reads an element of `net.data`, or returns why it is no network. */
export function decodeNet(text: string): NetRow | string {
  const net = objectOf(text);
  if (!net) return 'not an object';
  const asn = parseAsn(scalarText(net['asn']));
  if (asn === undefined) return 'asn is not an AS number';
  const name = textOrNull(net['name']);
  if (name === null) return 'a network without a name';
  const orgId = typeof net['org_id'] === 'number' ? net['org_id'] : null;
  const id = isId(net['id']) ? net['id'] : null;
  return { id, asn, orgId, name, website: webAddress(net['website']), asSet: textOrNull(net['irr_as_set']) };
}

/** Reads an element of `org.data`, or returns why it is no organization. */
export function decodeOrg(text: string): OrgRow | string {
  const org = objectOf(text);
  if (!org) return 'not an object';
  const name = textOrNull(org['name']);
  if (typeof org['id'] !== 'number' || name === null) return 'an organisation without id or name';
  return { id: org['id'], name, website: webAddress(org['website']) };
}
