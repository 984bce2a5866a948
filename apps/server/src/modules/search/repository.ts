import { type Kysely, sql } from 'kysely';
import { findNetworks, type NetworkRow } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { beginning, containing } from './likePattern.ts';

const MOST_DIGITS = 10;
const MOST_RANKED = 1_000;
const MOST_WEIGHED = 150;

/**
 * The network with this number, then those whose number begins with these digits, then those with the text in their name.
 *
 * Numbers that begin with some digits are a few ranges of the key: 33 means 33, 330 to 339, 3300 to 3399, …
 */
export async function networksByNumber(
  db: Kysely<Database>,
  asn: number,
  text: string,
  limit: number,
): Promise<readonly NetworkRow[]> {
  // No other number begins with a zero.
  const room = asn === 0 ? 0 : Math.max(0, MOST_DIGITS - String(asn).length);
  const lows = Array.from({ length: room + 1 }, (_, zeros) => asn * 10 ** zeros);
  const highs = lows.map((low, zeros) => low + 10 ** zeros - 1);
  const { rows } = await sql<NetworkRow>`
    with starting as (
      select n.asn, n.as_name, n.org_name, n.country_code, digits.low
      from unnest(${lows}::bigint[], ${highs}::bigint[]) as digits (low, high)
      cross join lateral (
        select asn, as_name, org_name, country_code from live_network
        where asn between digits.low and digits.high order by asn limit ${limit}
      ) n
    ), named as materialized (
      select asn, as_name, org_name, country_code, null::bigint as low from live_network
      where label ilike ${containing(text)} and length(${text}) > 2 limit ${sql.lit(MOST_RANKED)}
    )
    select asn, as_name, org_name, country_code
    from (select distinct on (asn) * from (select * from starting union all select * from named) u order by asn, low) once
    order by low nulls last, asn limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * Networks by name: the whole name first, then names and holders that begin with the text, then the most similar; of equals the largest.
 *
 * Ranking costs more than finding, so that of very many matches only the first found are ranked; those that begin with the text are then looked
 * for by themselves. Texts of one or two characters, of which trigrams say nothing, are looked up in the index of names.
 */
export async function networksByName(
  db: Kysely<Database>,
  text: string,
  limit: number,
): Promise<readonly NetworkRow[]> {
  const begins = beginning(text);
  const { rows } = await sql<NetworkRow>`
    with found as materialized (
      select * from live_network where label ilike ${containing(text)} or label %> ${text} limit ${sql.lit(MOST_RANKED)}
    ), hits as (
      select * from found
      union
      (
        select * from live_network where label ilike ${begins} or label ilike ${` ${begins}`} limit
          case when (select count(*) from found) = ${sql.lit(MOST_RANKED)} then ${sql.lit(MOST_RANKED)} else 0 end
      )
    ), ranked as (
      select hits.*,
        case
          when lower(as_name) = lower(${text}) then 0 when as_name ilike ${begins} then 1
          when lower(org_name) = lower(${text}) then 2 when org_name ilike ${begins} then 3 else 4
        end as tier,
        word_similarity(${text}, label) as likeness
      from hits order by tier, likeness desc, length(label), asn limit greatest(${sql.lit(MOST_WEIGHED)}, ${limit})
    ), placed as (
      select ranked.*, row_number() over (order by tier, likeness desc, length(label), asn) > ${sql.lit(MOST_WEIGHED)} as is_late
      from ranked
    )
    select asn, as_name, org_name, country_code from placed
    order by is_late, tier, likeness desc, case when is_late then 0 else ${weight} end desc, length(label), asn
    limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * Of networks named alike the larger is meant: announced prefixes and registered ranges, each counted up to fifty. Of those with more, the lower
 * number is the better known.
 */
const weight = sql`
  (select count(*) from (select from live_found where origin = placed.asn limit 50) announced)
  + (select count(*) from (select from address_range where asn = placed.asn limit 50) registered)
`;

/** Networks by number, in the given order. */
export async function networksInOrder(db: Kysely<Database>, asns: readonly number[]): Promise<readonly NetworkRow[]> {
  const found = await findNetworks(db, asns);
  return asns.flatMap((asn) => found.get(asn) ?? []);
}

/** The size of a network. */
export interface NetworkSize {
  readonly prefixes: number;
  readonly ranges: number;
}

/** How many prefixes each of these networks announces in its own world, and how many ranges are registered to it. */
export async function networkSizes(
  db: Kysely<Database>,
  asns: readonly number[],
): Promise<ReadonlyMap<number, NetworkSize>> {
  const { rows } = await sql<NetworkSize & { asn: number }>`
    select n.asn, (select count(*)::int from live_found a where a.origin = n.asn and a.world = n.world) as prefixes,
      (
        select count(*)::int from address_range r join generation g on g.id = r.generation_id
        where r.asn = n.asn and g.kind = 'address-registry' and g.state = 'live'
      ) as ranges
    from live_network n where n.asn = any(${[...asns]}::bigint[])
  `.execute(db);
  return new Map(rows.map(({ asn, prefixes, ranges }) => [asn, { prefixes, ranges }]));
}
