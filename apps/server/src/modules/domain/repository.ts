import { type Kysely, sql } from 'kysely';
import { covers } from '../../store/coveringBlocks.ts';
import { tellsOf } from '../../store/defaultRoute.ts';
import type { Database, World } from '../../store/schema.ts';

/** The prefix that covers an address, and its origin. */
export interface AddressOwner {
  readonly ip: string;
  readonly prefix: string;
  readonly origin: number;
  readonly as_name: string | null;
  readonly country_code: string | null;
  /** The world of the route. */
  readonly world: World;
}

/** Most routes listed for an address. */
const MOST_ROUTES = 4;

/** The announced prefixes that cover each address, most specific first; of several origins, the one with the most vantage points. No default routes. */
export async function announcersOf(
  db: Kysely<Database>,
  ips: readonly string[],
): Promise<ReadonlyMap<string, readonly AddressOwner[]>> {
  if (ips.length === 0) return new Map();
  const { rows } = await sql<AddressOwner>`
    select asked.ip, a.prefix, a.origin, a.world, n.as_name, n.country_code
    from unnest(${[...ips]}::text[]) as asked (ip)
    cross join lateral (
      select prefix, origin, world, propagation from live_found where ${covers(sql`asked.ip`)} and ${tellsOf(sql`asked.ip::inet`)}
      order by masklen(prefix) desc, propagation desc, origin limit ${sql.lit(MOST_ROUTES)}
    ) a
    left join live_network n on n.asn = a.origin and n.world = a.world
    order by masklen(a.prefix) desc, a.propagation desc, a.origin
  `.execute(db);
  return Map.groupBy(rows, ({ ip }) => ip);
}
