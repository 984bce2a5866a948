import { sql } from 'kysely';
import type { SourceName } from '../store/generation.ts';
import { derivedKinds, type GenerationKind, type World } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** A source that is loaded but not yet live. Computations already treat it as live, and the source it replaces as gone. */
export interface Incoming {
  readonly id: number;
  readonly kind: GenerationKind;
  readonly name: string;
  readonly world: World;
  readonly collector: string | null;
  readonly asOf: Date | null;
  /** Days (UTC) with events, ascending; null if the source has none or does not know them. */
  readonly days?: readonly string[] | null;
  /** The prefixes it changes, if it is a delta. */
  readonly touched?: ReadonlySet<string> | undefined;
}

/** A source that will be live after publication. */
export type StandingSource = Omit<Incoming, 'touched'>;

/** The sources that are live after the incoming ones are published and the leaving ones removed, in order of id. */
export async function standingAfter(
  store: Store,
  incoming: readonly Incoming[],
  leaving: readonly SourceName[] = [],
): Promise<StandingSource[]> {
  const { rows } = await sql<Omit<StandingSource, 'asOf'> & { as_of: Date | null }>`
    select id, kind, name, world, collector, as_of, days from generation
    where state = 'live' and kind not in (${sql.join(derivedKinds)})
  `.execute(store.bulk);
  const standing = new Map<string, StandingSource>();
  for (const { as_of, ...row } of rows) standing.set(`${row.kind} ${row.name}`, { ...row, asOf: as_of });
  for (const { kind, name } of leaving) standing.delete(`${kind} ${name}`);
  for (const { touched: _, ...source } of incoming) standing.set(`${source.kind} ${source.name}`, source);
  return [...standing.values()].sort((a, b) => a.id - b.id);
}
