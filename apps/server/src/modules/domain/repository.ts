import { type Kysely, sql } from 'kysely';
import { tellsOf } from '../../store/defaultRoute.ts';
import type { Database } from '../../store/schema.ts';

/** The prefix around an address and who announces it. */
export interface AddressOwner {
  readonly ip: string;
  readonly prefix: string;
  readonly origin: number;
  readonly as_name: string | null;
  readonly country_code: string | null;
}

/** For each address the most specific announced prefix that holds it, of several origins the one that most peers see; a default route holds none. */
export async function announcersOf(db: Kysely<Database>, ips: readonly string[]): Promise<AddressOwner[]> {
  if (ips.length === 0) return [];
  const { rows } = await sql<AddressOwner>`
    select asked.ip, a.prefix, a.origin, n.as_name, n.country_code
    from unnest(${[...ips]}::text[]) as asked (ip)
    cross join lateral (
      select prefix, origin, world from live_announced where prefix >>= asked.ip::inet and ${tellsOf(sql`asked.ip::inet`)}
      order by masklen(prefix) desc, propagation desc, origin limit 1
    ) a
    left join live_network n on n.asn = a.origin and n.world = a.world
  `.execute(db);
  return rows;
}
