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

/** Rows of either side that one statement compares. */
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
    const to: string | null = await sliceEnd(store, ledger, generationId, name, from);
    const { begun, ended } = await compare(store, ledger, generationId, name, within(ledger.order, from, to));
    total.begun += begun;
    total.ended += ended;
    if (to === null) return total;
    from = to;
  }
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

/** The last address of the slice that begins after `from`; null for the last slice. */
async function sliceEnd(
  store: Store,
  { table, loaded, order }: Ledger,
  generationId: number,
  name: string,
  from: string | null,
): Promise<string | null> {
  const column = sql.ref(order);
  const next = sql`${within(order, from, null)} order by ${column} offset ${SLICE_ROWS} limit 1`;
  const { rows } = await sql<{ place: string }>`
    select place::text as place from (
      (select ${column} as place from ${sql.table(partitionOf(loaded, generationId))} where ${next})
      union all
      (select ${column} from ${sql.table(table)} where source = ${name} and ended_by is null and ${next})
    ) ends order by ends.place limit 1
  `.execute(store.bulk);
  return rows[0]?.place ?? null;
}

async function compare(
  store: Store,
  { table, loaded, key, kept }: Ledger,
  generationId: number,
  name: string,
  slice: RawBuilder<unknown>,
): Promise<{ begun: number; ended: number }> {
  const names = Object.keys(key);
  const columns = sql.join([...names, ...kept].map((column) => sql.ref(column)));
  const read = sql.join([
    ...Object.entries(key).map(([column, own]) => sql`${sql.ref(own)} as ${sql.ref(column)}`),
    ...kept.map((column) => sql.ref(column)),
  ]);
  const isSame = sql.join(
    names.map((column) => sql`l.${sql.ref(column)} = s.${sql.ref(column)}`),
    sql` and `,
  );
  const keys = sql.join(names.map((column) => sql.ref(column)));
  const { rows } = await sql<{ begun: number; ended: number }>`
    with l as materialized (
      select distinct on (${keys}) ${columns} from (
        select ${read} from ${sql.table(partitionOf(loaded, generationId))} where ${slice}
      ) found
    ), s as materialized (
      select ctid as place, ${keys} from ${sql.table(table)} where source = ${name} and ended_by is null and ${slice}
    ), ended as (
      update ${sql.table(table)} h set ended_by = ${generationId} from s
      where h.ctid = s.place and not exists (select from l where ${isSame})
      returning 1
    ), begun as (
      insert into ${sql.table(table)} (${columns}, source, begun_by)
      select ${columns}, ${name}, ${generationId} from l where not exists (select from s where ${isSame})
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
