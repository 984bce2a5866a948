import { type RawBuilder, sql } from 'kysely';
import { partitionOf } from './partition.ts';
import type { GenerationKind, TableName } from './schema.ts';
import type { Store } from './store.ts';

/** How the loads of a kind are followed over time. */
interface Ledger {
  readonly table: TableName;
  /** The loaded table whose rows are followed. */
  readonly loaded: TableName;
  /** Address column that is indexed in both tables. */
  readonly order: string;
  /** The columns that identify a row: columns of the ledger, with the loaded table's name for each. */
  readonly key: Readonly<Record<string, string>>;
  /** Columns that keep their value from the start of the span. */
  readonly kept: readonly string[];
}

const same = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, name]));

const ledgers: Readonly<Partial<Record<GenerationKind, Ledger>>> = {
  vrps: {
    table: 'vrp_history',
    loaded: 'vrp',
    order: 'prefix',
    key: same('prefix', 'max_length', 'asn', 'ta'),
    kept: [],
  },
  irr: {
    table: 'route_object_history',
    loaded: 'route_object',
    order: 'prefix',
    key: { ...same('prefix', 'origin'), registry: 'source' },
    kept: [],
  },
  scans: {
    table: 'scan_history',
    loaded: 'scan_finding',
    order: 'ip',
    key: same('asn', 'ip', 'port', 'type'),
    kept: ['protocol', 'severity', 'hostname', 'country'],
  },
};

/** Loaded rows compared with the ledger in one statement. */
const SLICE_ROWS = 5_000;
const DELETE_BATCH = 5_000;

/**
 * Writes the differences between a loaded generation and its predecessor of the same name into the ledger of its kind. Nothing of it shows before the
 * generation is published, and nothing remains if that fails. Both sides are compared slice by slice in address order, so unchanged rows are read but
 * not written. Returns how many spans began and ended; undefined if the kind has no ledger.
 */
export async function followLoad(
  store: Store,
  kind: GenerationKind,
  generationId: number,
  name: string,
): Promise<{ readonly begun: number; readonly ended: number } | undefined> {
  const ledger = ledgers[kind];
  if (!ledger) return undefined;
  const total = { begun: 0, ended: 0 };
  for (let from: string | null = null; ;) {
    const to: string | null = await sliceEnd(store, ledger, generationId, from);
    const { begun, ended } = await compare(store, ledger, generationId, name, within(ledger.order, from, to));
    total.begun += begun;
    total.ended += ended;
    if (to === null) break;
    from = to;
  }
  await sql`analyze ${sql.table(ledger.table)}`.execute(store.bulk);
  return total;
}

/** Reverts a failed generation's changes to its ledger. */
export async function undoLoad(store: Store, kind: GenerationKind, generationId: number): Promise<void> {
  const ledger = ledgers[kind];
  if (!ledger) return;
  const table = sql.table(ledger.table);
  const some = (column: string) =>
    sql`select ctid from ${table} where ${sql.ref(column)} = ${generationId} limit ${DELETE_BATCH}`;
  await repeat(() => sql`update ${table} set ended_by = null where ctid in (${some('ended_by')})`.execute(store.bulk));
  await repeat(() => sql`delete from ${table} where ctid in (${some('begun_by')})`.execute(store.bulk));
}

async function repeat(step: () => Promise<{ numAffectedRows?: bigint }>): Promise<void> {
  while ((await step()).numAffectedRows) {
    // Continue with the next batch.
  }
}

/**
 * The last address of the slice that begins after `from`; null for the last slice. Only the loaded side decides: both are about the same size, and if
 * the ledger has many more rows, they are about to end.
 */
async function sliceEnd(
  store: Store,
  { loaded, order }: Ledger,
  generationId: number,
  from: string | null,
): Promise<string | null> {
  const column = sql.ref(order);
  const { rows } = await sql<{ place: string }>`
    select ${column}::text as place from ${sql.table(partitionOf(loaded, generationId))}
    where ${within(order, from, null)} order by ${column} offset ${SLICE_ROWS} limit 1
  `.execute(store.bulk);
  return rows[0]?.place ?? null;
}

async function compare(
  store: Store,
  { table, loaded, order, key, kept }: Ledger,
  generationId: number,
  name: string,
  slice: RawBuilder<unknown>,
): Promise<{ begun: number; ended: number }> {
  const names = Object.keys(key);
  const refs = (columns: readonly string[], of = '') => sql.join(columns.map((column) => sql.ref(`${of}${column}`)));
  const read = sql.join([
    ...Object.entries(key).map(([column, own]) => sql`${sql.ref(own)} as ${sql.ref(column)}`),
    ...kept.map((column) => sql.ref(column)),
  ]);
  const isSame = sql.join(
    names.map((column) => sql`l.${sql.ref(column)} = s.${sql.ref(column)}`),
    sql` and `,
  );
  const columns = [...names, ...kept];
  // A full join is never run as a nested loop, whatever sizes the planner assumes.
  const { rows } = await sql<{ begun: number; ended: number }>`
    with differing as materialized (
      select s.place, ${refs(columns, 'l.')} from (
        select distinct on (${refs(names)}) ${refs(columns)} from (
          select ${read} from ${sql.table(partitionOf(loaded, generationId))} where ${slice}
        ) found
      ) l full join (
        select ctid as place, ${refs(names)} from ${sql.table(table)} where source = ${name} and ended_by is null and ${slice}
      ) s on ${isSame}
      where s.place is null or l.${sql.ref(order)} is null
    ), ended as (
      update ${sql.table(table)} set ended_by = ${generationId}
      where ctid = any(array(select place from differing where place is not null))
      returning 1
    ), begun as (
      insert into ${sql.table(table)} (${refs(columns)}, source, begun_by)
      select ${refs(columns)}, ${name}, ${generationId} from differing where place is null
      returning 1
    )
    select (select count(*)::int from begun) as begun, (select count(*)::int from ended) as ended
  `.execute(store.bulk);
  return rows[0] ?? { begun: 0, ended: 0 };
}

function within(order: string, from: string | null, to: string | null): RawBuilder<unknown> {
  const column = sql.ref(order);
  const above = from === null ? sql`true` : sql`${column} > ${from}::inet`;
  return to === null ? above : sql`${above} and ${column} <= ${to}::inet`;
}
