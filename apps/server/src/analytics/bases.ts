import { sql } from 'kysely';
import { type DerivedKind, derivedKinds, type GenerationKind } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { StandingSource } from './incoming.ts';

/** A live computed generation and the ids of the sources it was computed from. */
export interface Derived {
  readonly id: number;
  readonly kind: DerivedKind;
  readonly name: string;
  readonly bases: readonly number[];
}

/** The live computed generations, by kind and name with a space between. */
export async function liveDerived(store: Store): Promise<ReadonlyMap<string, Derived>> {
  const { rows } = await sql<Derived>`
    select id, kind, name, coalesce(report -> 'bases', '[]') as bases from generation
    where state = 'live' and kind in (${sql.join(derivedKinds)})
  `.execute(store.bulk);
  return new Map(rows.map((row) => [`${row.kind} ${row.name}`, row]));
}

/** Records what a live generation is computed from. The list is empty while the generation is changed in place. */
export async function setBases(store: Store, id: number, bases: readonly number[]): Promise<void> {
  await sql`update generation set report = ${JSON.stringify({ bases })}::jsonb where id = ${id}`.execute(store.bulk);
}

/** Ids of the current sources of these kinds, ascending. */
export function basesOf(standing: readonly StandingSource[], kinds: readonly GenerationKind[]): number[] {
  return standing.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
}

/** Whether a result was computed from exactly these sources. */
export function restsOn(derived: Derived | undefined, bases: readonly number[]): boolean {
  if (!derived) return bases.length === 0;
  return derived.bases.length === bases.length && bases.every((id) => derived.bases.includes(id));
}
