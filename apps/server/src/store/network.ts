import { countryName } from '@routeglass/domain/country';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, World } from './schema.ts';

/** Facts about a network: columns of `live_network`, null if no source has them. */
export interface NetworkRow {
  readonly asn: number;
  readonly as_name: string | null;
  readonly org_name: string | null;
  readonly country_code: string | null;
}

export const networkColumns = ['asn', 'as_name', 'org_name', 'country_code'] as const;

/** World of a network, used by lists about it. Null if no source knows the network. */
export const worldOf = (asn: number): RawBuilder<World | null> =>
  sql`(select world from live_network where asn = ${asn}::bigint)`;

/** Whether data of a world counts for a network: that of its own world does, and any does if no source knows the network. */
export const countsFor = (asn: number, world: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${world} = coalesce(${worldOf(asn)}, ${world})`;

/** World of a network; undefined if no source knows it. */
export async function worldOfNetwork(db: Kysely<Database>, asn: number): Promise<World | undefined> {
  const row = await db.selectFrom('live_network').select('world').where('asn', '=', asn).executeTakeFirst();
  return row?.world;
}

/** Worlds of networks by ASN, without unknown networks. */
export async function worldsOfNetworks(
  db: Kysely<Database>,
  asns: readonly number[],
): Promise<ReadonlyMap<number, World>> {
  const rows = await db
    .selectFrom('live_network')
    .select(['asn', 'world'])
    .where((where) => where('asn', '=', where.fn.any(where.val([...asns]))))
    .execute();
  return new Map(rows.map(({ asn, world }) => [asn, world]));
}

/** The world of a question about several networks: the real one if any of them is in it. Null if no source knows them. */
export async function worldOfNetworks(db: Kysely<Database>, asns: readonly number[]): Promise<World | null> {
  const { rows } = await sql<{ world: World | null }>`
    select min(world) as world from live_network where asn = any(${[...asns]}::bigint[])
  `.execute(db);
  return rows[0]?.world ?? null;
}

/** A network as shown in lists. */
export function toBrief({ asn, as_name, country_code }: Omit<NetworkRow, 'org_name'>) {
  return { asn, as_name, country_code, country_name: countryName(country_code) };
}

export function toFull(network: NetworkRow) {
  return { ...toBrief(network), org_name: network.org_name };
}

/** A network that no source knows. */
export function unknownNetwork(asn: number): NetworkRow {
  return { asn, as_name: null, org_name: null, country_code: null };
}

/** The known networks among these, by ASN. With `world`, only of that world, since a real path may have an ASN that the laboratory uses. */
export async function findNetworks(
  db: Kysely<Database>,
  asns: readonly number[],
  world?: World,
): Promise<ReadonlyMap<number, NetworkRow>> {
  if (asns.length === 0) return new Map();
  const rows = await db
    .selectFrom('live_network')
    .select(networkColumns)
    .where((where) => where('asn', '=', where.fn.any(where.val([...asns]))))
    .$if(world !== undefined, (query) => query.where('world', '=', world ?? 'internet'))
    .execute();
  return new Map(rows.map((row) => [row.asn, row]));
}
