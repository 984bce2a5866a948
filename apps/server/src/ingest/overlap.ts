import { sql } from 'kysely';
import type { SourceName } from '../store/generation.ts';
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
}

const entriesOf: Readonly<Partial<Record<SourceKind, Entries>>> = {
  'as-names': { table: 'as_name', key: ['asn'] },
  irr: { table: 'rpsl_object', key: ['type', 'name', 'source'] },
  communities: { table: 'community_description', key: ['asn', 'pattern'] },
};

interface Loaded extends SourceName {
  readonly id: number;
  readonly records: number;
}

/**
 * Other loaded sources that have some of the same entries as the files just loaded, perhaps because they are older dumps under another name. Only
 * those that an operator can remove.
 */
export async function overlappingSources(store: Store, loaded: readonly Pending[]): Promise<SourceName[]> {
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

async function haveSame(store: Store, { table, key }: Entries, smaller: number, larger: number): Promise<boolean> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const entries = (id: number) => sql`select ${columns} from ${sql.table(table)} where generation_id = ${id}`;
  const { rows } = await sql<{ same: boolean }>`
    select exists (
      select from (${entries(smaller)} limit ${LOOKED_UP}) few join (${entries(larger)}) other using (${columns})
    ) as same
  `.execute(store.bulk);
  return rows[0]?.same ?? false;
}
