import { type RawBuilder, sql } from 'kysely';

/** Whether a network of PeeringDB lists a set as its own. Each name is in capitals: `AS-ONE` without a registry, `RIPE::AS-ONE` with one. */
export function listsSet(column: 'irr_as_set' | 'p.irr_as_set', names: readonly string[]): RawBuilder<boolean> {
  const sets = sql.ref(column);
  return sql`(${sets} <> '' and listed_sets(${sets}) && ${[...names]}::text[])`;
}

/** The names under which a set can be listed, with whatever registry. */
export const inAnyRegistry = (name: string): readonly string[] => [name, `::${name}`];
