import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { parseSetReference } from '@routeglass/domain/rpsl';
import { type Kysely, sql } from 'kysely';
import { Problem } from '../../http/problem.ts';
import { inAnyRegistry, listsSet } from '../../store/listedSets.ts';
import type { Database } from '../../store/schema.ts';

interface KnownRow {
  readonly loaded: boolean;
  readonly sources: readonly string[];
  readonly named: boolean;
}

/** The registries that have an AS-SET. Throws E_NOT_FOUND if registries are loaded and none of them, nor PeeringDB, mentions it. */
export async function knownSet(db: Kysely<Database>, text: string): Promise<AnswerOf<Endpoints['asSetRegistries']>> {
  const reference = parseSetReference(text);
  const name = reference?.set ?? text.toUpperCase();
  const { rows } = await sql<KnownRow>`
    with held as materialized (select distinct source from live_as_set where name = ${name})
    select exists (select from generation where kind = 'irr' and state = 'live') as loaded,
      array(select source from held order by source) as sources,
      exists (select from held) or exists (select from live_as_set_member where member = ${name})
        or exists (select from live_peeringdb_network where ${listsSet('irr_as_set', inAnyRegistry(name))}) as named
  `.execute(db);
  const { loaded = false, sources = [], named = false } = rows[0] ?? {};
  if (loaded && (!named || !reference)) throw new Problem('E_NOT_FOUND', `${name} is not in any loaded registry`);
  return { name, sources: [...sources], registries_loaded: loaded };
}
