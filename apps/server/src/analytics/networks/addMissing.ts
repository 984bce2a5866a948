import { sql } from 'kysely';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';

const AT_ONCE = 2_000;

/** Adds networks that were first met in routes, without a name, to a live list. */
export async function addMissing(
  store: Store,
  generationId: number,
  met: Iterable<number>,
  world: World,
): Promise<void> {
  const asns = [...met];
  for (let from = 0; from < asns.length; from += AT_ONCE) {
    await sql`
      insert into network (generation_id, asn, world)
      select ${sql.lit(generationId)}, asn, ${world} from unnest(${asns.slice(from, from + AT_ONCE)}::bigint[]) as met (asn)
      on conflict do nothing
    `.execute(store.bulk);
  }
}
