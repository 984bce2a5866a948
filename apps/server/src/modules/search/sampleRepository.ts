import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { SetName } from './memberRepository.ts';

/** Results that may belong to the laboratory. */
export interface Suspects {
  readonly asns: readonly number[];
  readonly routes: readonly { readonly prefix: string; readonly origin: number }[];
  readonly sets: readonly SetName[];
}

/** Those that do: networks as `64512`, routes as `10.0.0.0/8 64512`, sets as `LAB::AS-NORTHWIND`. */
export async function ofLaboratory(db: Kysely<Database>, { asns, routes, sets }: Suspects): Promise<Set<string>> {
  const { rows } = await sql<{ what: string }>`
    select asn::text as what from live_network where asn = any(${[...asns]}::bigint[]) and world = 'lab'
    union all
    select a.prefix::text || ' ' || a.origin
    from unnest(${routes.map(({ prefix }) => prefix)}::cidr[], ${routes.map(({ origin }) => origin)}::bigint[]) as r (prefix, origin)
    join live_found a on a.prefix = r.prefix and a.origin = r.origin
    where a.world = 'lab'
    union all
    select s.source || '::' || s.name
    from as_set s join generation g on g.id = s.generation_id
    where s.name = any(${sets.map(({ name }) => name)}::text[]) and g.state = 'live' and g.kind = 'irr' and g.world = 'lab'
  `.execute(db);
  return new Set(rows.map(({ what }) => what));
}
