import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import type { Kysely } from 'kysely';
import { changesAnswer, changesRequest } from '../../http/changes.ts';
import { unknownAs } from '../../http/problem.ts';
import type { Database } from '../../store/schema.ts';
import { changedPrefixes } from './changesRepository.ts';

/** Compares the announced prefixes of two days. */
export async function prefixChangesOf(
  db: Kysely<Database>,
  asn: number,
  query: QueryOf<Endpoints['prefixChanges']>,
): Promise<AnswerOf<Endpoints['prefixChanges']>> {
  const found = await changedPrefixes(db, asn, changesRequest(query));
  if (!found) throw unknownAs(asn);
  return changesAnswer(query, found, (row) => ({
    prefix: row.prefix,
    change: row.change,
    before: row.was ? { roa: row.roa_before, route_object: row.object_before } : null,
    after: row.is ? { roa: row.roa_after, route_object: row.object_after } : null,
  }));
}
