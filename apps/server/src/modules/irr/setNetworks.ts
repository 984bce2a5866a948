import { networksOf } from '@routeglass/domain/rpsl';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { Budget } from './budget.ts';
import { type NetworkKey, networkKeys, networksFitting, networksInOrder } from './networkOrder.ts';
import type { SetKey, SetShelf } from './registrySets.ts';
import { countPrefixes, MOST_OBJECTS, namesOf } from './repository.ts';

export interface NetworksRequest {
  readonly recursively: boolean;
  readonly q: string;
  readonly sortBy: string;
  readonly order: string;
  readonly limit: number;
  readonly offset: number;
}

/** One page of the sorted networks of a set, with details. `roots`: the set in each selected registry. */
export async function setNetworks(
  db: Kysely<Database>,
  shelf: SetShelf,
  budget: Budget,
  roots: readonly SetKey[],
  { recursively, q, sortBy, order, limit, offset }: NetworksRequest,
) {
  if (!isKey(sortBy)) throw new RangeError(`sortBy is one of ${networkKeys.join(', ')}`);
  if (order !== 'asc' && order !== 'desc') throw new RangeError('order is asc or desc');
  const sources = new Map<number, string[]>();
  for (const root of roots) {
    for (const asn of networksOf(await shelf.read(root, recursively ? null : 0)))
      sources.set(asn, [...(sources.get(asn) ?? []), root.source]);
  }
  budget.search();
  const names = await namesOf(db, [...sources.keys()]);
  budget.read(sources.size);
  const all = [...sources].map(([asn, from]) => ({ asn, asName: names.get(asn) ?? null, sources: from }));
  const fitting = networksFitting(all, q);
  const counted =
    sortBy === 'prefixes'
      ? await countPrefixes(
          db,
          fitting.map(({ asn }) => asn),
          null,
        )
      : NONE;
  const first = Math.max(offset, 0);
  const page = networksInOrder(fitting, sortBy, order, counted).slice(
    first,
    first + Math.min(Math.max(limit, 0), MOST_OBJECTS),
  );
  const counts = await countPrefixes(
    db,
    page.map(({ asn }) => asn),
    null,
  );
  return {
    total: fitting.length,
    networks: page.map((network) => ({ ...network, prefixCount: counts.get(network.asn) ?? 0 })),
  };
}

const NONE: ReadonlyMap<number, number> = new Map();

function isKey(text: string): text is NetworkKey {
  return networkKeys.some((key) => key === text);
}
