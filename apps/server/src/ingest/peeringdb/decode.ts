import { parseAsn } from '@routeglass/domain/asn';

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

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Only http and https: the address becomes a link. */
function webAddress(value: unknown): string | null {
  const text = textOrNull(value);
  return text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}
