import { sql } from 'kysely';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';

const AT_ONCE = 2_000;

/** Adds those of these networks that a live list lacks, without a name, but with their country in the registries. */
export async function addMissing(
  store: Store,
  generationId: number,
  named: Iterable<number>,
  world: World,
): Promise<void> {
  const asns = [...named];
  for (let from = 0; from < asns.length; from += AT_ONCE) {
    await sql`
      insert into network (generation_id, asn, world, country_code)
      select ${sql.lit(generationId)}, met.asn, ${world}, (
        select d.country from generation g
        cross join lateral (
          select last, country from delegated_asns
          where generation_id = g.id and first <= met.asn order by first desc limit 1
        ) d
        where g.kind = 'delegated' and g.state = 'live' and g.world = ${world} and d.last >= met.asn and d.country is not null
        order by g.as_of desc nulls last, g.id desc limit 1
      )
      from unnest(${asns.slice(from, from + AT_ONCE)}::bigint[]) as met (asn)
      where not exists (select from network n where n.generation_id = ${sql.lit(generationId)} and n.asn = met.asn)
      on conflict do nothing
    `.execute(store.bulk);
  }
}
