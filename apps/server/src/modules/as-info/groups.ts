import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { countryName } from '@routeglass/domain/country';
import { type Kysely, sql } from 'kysely';
import { keptPerImport } from '../../store/keptPerImport.ts';
import { countsFor } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';

type Groups = AnswerOf<Endpoints['asGroups']>;
const MOST = 500;

/** Number of networks in each country of each world, by `world country`. */
export type CountrySizes = () => Promise<ReadonlyMap<string, number>>;

/** Counted once after each import, since one country may have a fifth of all networks. */
export function countrySizes(db: Kysely<Database>, stamp: () => Promise<string>): CountrySizes {
  return keptPerImport(stamp, async () => {
    const { rows } = await sql<{ place: string; networks: number }>`
      select world || ' ' || country_code as place, count(*)::int as networks
      from live_network where country_code is not null group by 1
    `.execute(db);
    return new Map(rows.map(({ place, networks }) => [place, networks]));
  });
}

/**
 * Organization, country, exchanges and AS-SETs of a network, with the number of networks in each.
 *
 * A set in several registries is one group per registry, named `source::name` as registries write it.
 */
export async function groupsOf(db: Kysely<Database>, sizes: CountrySizes, asn: number): Promise<Groups> {
  const { rows } = await sql<Groups[number] & { world: string | null }>`
    with own_organisation as (
      select o.generation_id, o.organisation_id as id
      from live_as_organisation o join generation g on g.id = o.generation_id
      where o.asn = ${asn} and ${countsFor(asn, sql`g.world`)} order by o.generation_id desc limit 1
    ), own_sets as (
      select distinct m.set_name, m.set_source
      from live_as_set_member m join generation g on g.id = m.generation_id
      where m.asn = ${asn} and ${countsFor(asn, sql`g.world`)}
      order by set_name, set_source limit ${MOST}
    )
    select kind, id, name, networks, world from (
      select 1 as rank, 'organisation' as kind, o.id, o.name,
        (select count(*)::int from as_organisation s
          where s.generation_id = own.generation_id and s.organisation_id = own.id) as networks,
        null as world
      from own_organisation own join organisation o on o.generation_id = own.generation_id and o.id = own.id
      union all
      select 2, 'country', n.country_code, n.country_code, 0, n.world
      from live_network n where n.asn = ${asn} and n.country_code is not null
      union all
      select 3, 'exchange', p.exchange_id::text, max(p.name),
        (select count(distinct s.asn)::int from exchange_port s
          where s.generation_id = max(p.generation_id) and s.exchange_id = p.exchange_id), null
      from live_presence p where p.asn = ${asn} group by p.exchange_id
      union all
      select 4, 'as-set', s.set_source || '::' || s.set_name, s.set_name,
        (select count(distinct m.asn)::int from live_as_set_member m
          where m.set_name = s.set_name and m.set_source = s.set_source and m.asn is not null), null
      from own_sets s
    ) groups order by rank, name, id limit ${MOST}
  `.execute(db);
  const ofCountry = await sizes();
  return rows.map(({ world, ...group }) =>
    group.kind === 'country'
      ? { ...group, name: countryName(group.id) ?? group.id, networks: ofCountry.get(`${world} ${group.id}`) ?? 0 }
      : group,
  );
}
