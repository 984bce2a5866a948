import { formatPrefix, type Prefix } from '@routeglass/domain/prefix';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { covers } from './coveringBlocks.ts';
import { tellsOf } from './defaultRoute.ts';
import { delegationOf } from './delegations.ts';
import { inside } from './insidePrefix.ts';
import { worldOf } from './network.ts';
import type { Database, World } from './schema.ts';
import { readSpecialPurposes } from './specialPurpose.ts';

/**
 * Chooses the world whose records apply to a prefix. If `asn` is given as its announcer: the world of its most specific route around the prefix
 * (since real routes contain AS numbers of the laboratory, too), or else the world of that network. Otherwise: the world whose registries hold the
 * addresses, or else that of the most specific route around it. If neither exists, the laboratory if it uses the block as ordinary space (such as
 * 10.0.0.0/8), or else the world with routes inside the prefix, the real one first. A prefix that no source knows belongs to the real Internet.
 */
export async function worldOfPrefix(db: Kysely<Database>, prefix: Prefix, asn?: number): Promise<World> {
  const asked = sql`${formatPrefix(prefix)}::cidr`;
  const ofRoute = (condition: RawBuilder<unknown>) => sql`(
    select world from live_found where ${covers(asked)} and ${tellsOf(asked)} and ${condition}
    order by masklen(prefix) desc, propagation desc limit 1
  )`;
  const { rows } = await sql<{ world: World | null }>`
    select coalesce(
      ${asn === undefined ? sql.lit(null) : ofRoute(sql`origin = ${asn}::bigint`)},
      ${asn === undefined ? sql.lit(null) : worldOf(asn)},
      (select world from (${delegationOf(prefix)}) delegation),
      ${ofRoute(sql`true`)}
    ) as world
  `.execute(db);
  return rows[0]?.world ?? worldInside(db, prefix);
}

async function worldInside(db: Kysely<Database>, prefix: Prefix): Promise<World> {
  const purposeOf = await readSpecialPurposes(db);
  if (purposeOf(prefix)?.ordinary_in_sample) return 'lab';
  const within = inside(formatPrefix(prefix));
  const { rows } = await sql<{ world: World | null }>`
    select coalesce(
      (select 'internet' where exists (${within} and world = 'internet')), (select 'lab' where exists (${within}))
    ) as world
  `.execute(db);
  return rows[0]?.world ?? 'internet';
}
