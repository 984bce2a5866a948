import { type RawBuilder, sql } from 'kysely';
import { partitionOf } from './partition.ts';
import type { GenerationKind, TableName } from './schema.ts';
import type { Store } from './store.ts';

/** How the loads of a kind are followed over time. */
interface Ledger {
  readonly table: TableName;
  /** Table of the generations whose rows are followed. */
  readonly loaded: TableName;
  /** Column of addresses that both tables have an index on. */
  readonly order: string;
  /** What makes a row the same row: columns of the ledger, with those of the loaded table where they are called otherwise. */
  readonly key: Readonly<Record<string, string>>;
  /** What is kept as it was when a span began. */
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

/** Rows of the loaded side that one statement compares with the ledger. */
const SLICE_ROWS = 5_000;
const DELETE_BATCH = 5_000;

/**
 * Writes into the ledger of its kind what a loaded generation has more and less than its predecessor of the same name: nothing of it shows
 * before the generation is published, and nothing remains if it fails. Both sides are compared slice by slice in order of address, so that
 * what stays as it was is read but not written. Answers how many spans began and ended; undefined where the kind has no ledger.
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

/** Takes back what a generation that failed has written into its ledger. */
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
    // The next batch.
  }
}

/**
 * The last address of the slice that begins after `from`; null for the last slice. The loaded side alone decides: both are about the same,
 * and where the ledger holds much more that is about to end.
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
  // A full join is never done row against row, whatever the planner takes the sizes for.
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
