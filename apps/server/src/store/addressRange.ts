import { formatPrefix, parseAddress, type Prefix } from '@routeglass/domain/prefix';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The registration of an address. */
export interface Registration {
  readonly asn: number;
  readonly as_name: string | null;
  readonly country_code: string | null;
  /** The largest block around the address inside its registered range. */
  readonly prefix: string;
}

interface RangeRow {
  readonly ip: string;
  readonly first: string;
  readonly last: string;
  readonly asn: number | null;
  readonly country: string | null;
  readonly as_name: string | null;
  readonly network_country: string | null;
}

/** The registered network of an address; undefined if it is not registered. */
export async function findRegistration(db: Kysely<Database>, address: string): Promise<Registration | undefined> {
  return (await findRegistrations(db, [address])).get(address);
}

/** The registered networks of addresses, by the most specific range. Addresses without one are left out. */
export async function findRegistrations(
  db: Kysely<Database>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Registration>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<RangeRow>`
    select asked.ip, r.first, r.last, r.asn, r.country, n.as_name, n.country_code as network_country
    from unnest(${[...addresses]}::text[]) as asked (ip)
    cross join generation g
    cross join lateral (
      select first, last, asn, country from address_range
      where generation_id = g.id and first <= asked.ip::inet order by first desc limit 1
    ) r
    left join live_network n on n.asn = r.asn
    where g.kind = 'address-registry' and g.state = 'live' and r.last >= asked.ip::inet
    order by r.first desc, r.last, g.id
  `.execute(db);
  return new Map(
    addresses.flatMap((address) => {
      const own = rows.filter(({ ip }) => ip === address);
      const named = own.find((row) => row.asn !== null);
      if (!named || named.asn === null) return [];
      const country = own.find((row) => row.country !== null)?.country;
      const { asn, as_name, first, last } = named;
      const prefix = blockAround(address, first, last);
      return [[address, { asn, as_name, country_code: country ?? named.network_country, prefix }] as const];
    }),
  );
}

/** The largest prefix that contains the address and nothing outside `first` to `last`. */
export function blockAround(address: string, first: string, last: string): string {
  const at = parseAddress(address);
  const from = parseAddress(first);
  const to = parseAddress(last);
  if (!at || !from || !to) throw new Error(`${first} to ${last} is no range around ${address}`);
  const bits = at.length * 8;
  for (let length = 0; length < bits; length += 1) {
    const low = at.map((byte, i) => byte & maskByte(length, i));
    const high = at.map((byte, i) => byte | (~maskByte(length, i) & 0xff));
    if (compare(low, from) >= 0 && compare(high, to) <= 0) return formatPrefix(blockOf(low, length));
  }
  return formatPrefix(blockOf(at, bits));
}

function blockOf(bytes: Uint8Array, length: number): Prefix {
  return { version: bytes.length === 4 ? 4 : 6, bytes, length };
}

/** Byte `i` of the mask of a prefix length. */
function maskByte(length: number, i: number): number {
  return (0xff << Math.min(8, Math.max(0, 8 * (i + 1) - length))) & 0xff;
}

function compare(a: Uint8Array, b: Uint8Array): number {
  const differs = a.findIndex((byte, i) => byte !== b[i]);
  return differs < 0 ? 0 : a[differs]! - b[differs]!;
}
