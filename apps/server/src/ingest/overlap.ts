import { type RawBuilder, sql } from 'kysely';
import type { SourceName } from '../store/generation.ts';
import { partitionOf } from '../store/partition.ts';
import type { SourceKind } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Pending } from './pending.ts';
import { canBeRemoved } from './removal.ts';

/** Entries of the smaller source that are looked up in the other: enough to find another dump of it, in a short statement. */
const LOOKED_UP = 1_000;

/** The entries of a source in its kind's table, and the columns that say what an entry is about. */
interface Entries {
  readonly table: string;
  readonly key: readonly string[];
  readonly isPartitioned: boolean;
}

const entriesOf: Readonly<Partial<Record<SourceKind, Entries>>> = {
  'as-names': { table: 'as_name', key: ['asn'], isPartitioned: true },
  irr: { table: 'rpsl_object', key: ['type', 'name', 'source'], isPartitioned: true },
  communities: { table: 'community_description', key: ['asn', 'pattern'], isPartitioned: false },
};

interface Loaded extends SourceName {
  readonly id: number;
  readonly records: number;
}

/**
 * Sources that were loaded before these, stay beside them and have entries for the same things: perhaps older dumps with another name. Only sources
 * that an operator can remove.
 */
export async function overlapping(store: Store, loaded: readonly Pending[]): Promise<SourceName[]> {
  const found = new Map<number, SourceName>();
  for (const { generation, load } of loaded) {
    const { id } = generation;
    const { rows } = await sql<Loaded>`
      select o.id, o.kind, o.name, o.records::int as records from generation n
      join generation o on o.kind = n.kind and o.world = n.world and o.id < n.id and o.state = 'live'
      where n.id = ${id} and n.state = 'live' order by o.name
    `.execute(store.bulk);
    for (const other of rows.filter(canBeRemoved)) {
      const entries = entriesOf[other.kind];
      const [smaller, larger] = other.records < load.records ? [other.id, id] : [id, other.id];
      if (entries && !found.has(other.id) && (await haveSame(store, entries, smaller, larger))) {
        found.set(other.id, { kind: other.kind, name: other.name });
      }
    }
  }
  return [...found.values()];
}

async function haveSame(store: Store, entries: Entries, smaller: number, larger: number): Promise<boolean> {
  const columns = sql.join(entries.key.map((column) => sql.ref(column)));
  const { rows } = await sql<{ same: boolean }>`
    select exists (
      select from (select ${columns} from ${rowsOf(entries, smaller)} limit ${LOOKED_UP}) few
      join ${rowsOf(entries, larger)} using (${columns})
    ) as same
  `.execute(store.bulk);
  return rows[0]?.same ?? false;
}

function rowsOf({ table, isPartitioned }: Entries, id: number): RawBuilder<unknown> {
  if (isPartitioned) return sql`${sql.table(partitionOf(table, id))}`;
  return sql`(select * from ${sql.table(table)} where generation_id = ${id}) rows`;
}
