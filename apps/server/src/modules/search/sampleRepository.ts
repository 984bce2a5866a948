import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { SetName } from './memberRepository.ts';

/** Results that may belong to the laboratory, by their names alone. */
export interface Suspects {
  readonly asns: readonly number[];
  readonly sets: readonly SetName[];
}

/** Those that do: networks as `64512`, sets as `LAB::AS-NORTHWIND`. */
export async function ofLaboratory(db: Kysely<Database>, { asns, sets }: Suspects): Promise<Set<string>> {
  if (asns.length === 0 && sets.length === 0) return new Set();
  const { rows } = await sql<{ what: string }>`
    select asn::text as what from live_network where asn = any(${[...asns]}::bigint[]) and world = 'lab'
    union all
    select s.source || '::' || s.name
    from as_set s join generation g on g.id = s.generation_id
    where s.name = any(${sets.map(({ name }) => name)}::text[]) and g.state = 'live' and g.kind = 'irr' and g.world = 'lab'
  `.execute(db);
  return new Set(rows.map(({ what }) => what));
}
