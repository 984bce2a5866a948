import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { countryName } from '@routeglass/domain/country';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';

type Groups = AnswerOf<Endpoints['asGroups']>;
const MOST = 500;

/**
 * Organisation, country, exchanges and AS-SETs of a network, with how many networks each holds.
 *
 * A set of several registries is one group for each, told apart by `source::name` as registries write it.
 */
export async function groupsOf(db: Kysely<Database>, asn: number): Promise<Groups> {
  const { rows } = await sql<Groups[number]>`
    with own_organisation as (
      select generation_id, organisation_id as id from live_as_organisation
      where asn = ${asn} order by generation_id desc limit 1
    ), own_sets as (
      select distinct set_name, set_source from live_as_set_member where asn = ${asn}
      order by set_name, set_source limit ${MOST}
    )
    select kind, id, name, networks from (
      select 1 as rank, 'organisation' as kind, o.id, o.name,
        (select count(*)::int from as_organisation s
          where s.generation_id = own.generation_id and s.organisation_id = own.id) as networks
      from own_organisation own join organisation o on o.generation_id = own.generation_id and o.id = own.id
      union all
      select 2, 'country', n.country_code, n.country_code,
        (select count(*)::int from live_network s where s.country_code = n.country_code)
      from live_network n where n.asn = ${asn} and n.country_code is not null
      union all
      select 3, 'exchange', p.exchange_id::text, max(p.name),
        (select count(distinct s.asn)::int from exchange_port s
          where s.generation_id = max(p.generation_id) and s.exchange_id = p.exchange_id)
      from live_presence p where p.asn = ${asn} group by p.exchange_id
      union all
      select 4, 'as-set', s.set_source || '::' || s.set_name, s.set_name,
        (select count(distinct m.asn)::int from live_as_set_member m
          where m.set_name = s.set_name and m.set_source = s.set_source and m.asn is not null)
      from own_sets s
    ) groups order by rank, name, id limit ${MOST}
  `.execute(db);
  return rows.map((row) => (row.kind === 'country' ? { ...row, name: countryName(row.id) ?? row.id } : row));
}
