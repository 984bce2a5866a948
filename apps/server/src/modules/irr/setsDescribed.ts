import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { Budget } from './budget.ts';
import { nameOfKey, type SetKey, type SetShelf } from './registrySets.ts';
import { describedAs } from './repository.ts';

export interface DescribedRequest {
  readonly recursively: boolean;
  readonly q: string;
}

/** Names of the sets within a set whose description contains a text in any registry, ignoring case. `roots`: the set in each selected registry. */
export async function setsDescribed(
  db: Kysely<Database>,
  shelf: SetShelf,
  budget: Budget,
  roots: readonly SetKey[],
  { recursively, q }: DescribedRequest,
): Promise<string[]> {
  const text = q.trim().toLowerCase();
  if (text === '') return [];
  const names = new Set<string>();
  for (const root of roots) {
    const reached = await shelf.read(root, recursively ? null : 0);
    for (const { sets } of reached.values()) for (const key of sets) names.add(nameOfKey(key));
  }
  budget.search();
  budget.read(names.size);
  return describedAs(db, [...names], text);
}
