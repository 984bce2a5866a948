import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import type { NeighborList } from '@routeglass/api-client/neighbors';
import type { Kysely } from 'kysely';
import { changesAnswer, changesRequest } from '../../http/changes.ts';
import { unknownAs } from '../../http/problem.ts';
import { toBrief } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { changedNeighbors } from './changesRepository.ts';

type Changes = AnswerOf<Endpoints['neighborChanges']>;

/** Compares the neighbors of two days. */
export async function neighborChangesOf(
  db: Kysely<Database>,
  asn: number,
  list: NeighborList,
  query: QueryOf<Endpoints['neighborChanges']>,
): Promise<Changes> {
  const found = await changedNeighbors(db, asn, list === 'all' ? null : list, changesRequest(query));
  if (!found) throw unknownAs(asn);
  return changesAnswer(query, found, (row) => ({
    neighbor_as: toBrief({ asn: row.neighbor, as_name: row.as_name, country_code: row.country_code }),
    change: row.change,
    before: { ipv4: row.before4, ipv6: row.before6 },
    after: { ipv4: row.after4, ipv6: row.after6 },
  }));
}
