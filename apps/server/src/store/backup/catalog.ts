import type { BackupPartition, BackupSequence, BackupSource, BackupTable } from './source.ts';

/** Runs a statement and returns the rows. */
export type Ask = <Row>(statement: string) => Promise<readonly Row[]>;

/** Table name without the current schema: `vrp`, but `accounts.account`. */
const nameOf = (schema: string, name: string): string =>
  `case when ${schema} = current_schema() then '' else ${schema} || '.' end || ${name}`;
const OURS = `in (current_schema(), 'accounts')`;

const TABLES = `
  select c.oid::int8 as oid, ${nameOf('n.nspname', 'c.relname')} as name,
    array(select attname::text from pg_attribute a where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum) as columns,
    ${nameOf('n.nspname', 'p.relname')} as parent, pg_get_expr(c.relpartbound, c.oid) as bound,
    array(select confrelid::int8 from pg_constraint where conrelid = c.oid and contype = 'f') as refers
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname ${OURS}
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    and (p.oid is not null or c.relname !~ '_g\\d+$')
  order by n.nspname, c.oid`;
const SEQUENCES = `
  select ${nameOf('schemaname', 'sequencename')} as name, last_value::int8 as value
  from pg_sequences where schemaname ${OURS} and last_value is not null order by 1`;

/** A 64-bit integer. A server's driver returns it as text. */
type Int8 = number | string;

interface TableRow extends BackupTable {
  readonly oid: Int8;
  readonly parent: string | null;
  readonly bound: string | null;
  readonly refers: readonly Int8[];
}

/** The contents of a database. Tables that a killed import left unattached are left out. */
export async function readCatalog(ask: Ask): Promise<Pick<BackupSource, 'migrations' | 'partitions' | 'tables'>> {
  const migrations = await ask<{ name: string }>('select name from migration order by name');
  const found = await ask<TableRow>(TABLES);
  return {
    migrations: migrations.map(({ name }) => name),
    partitions: found.flatMap(({ name, parent, bound }): BackupPartition[] =>
      parent !== null && bound !== null ? [{ name, parent, bound }] : [],
    ),
    tables: inOrder(found).map(({ name, columns }) => ({ name, columns })),
  };
}

export async function readSequences(ask: Ask): Promise<readonly BackupSequence[]> {
  return (await ask<{ name: string; value: Int8 }>(SEQUENCES)).map(({ name, value }) => ({
    name,
    value: Number(value),
  }));
}

/** Puts tables first that others refer to. */
function inOrder(tables: readonly TableRow[]): TableRow[] {
  const left = new Map(tables.map((table) => [Number(table.oid), table]));
  const ordered: TableRow[] = [];
  while (left.size > 0) {
    const free = [...left].filter(([oid, { refers }]) =>
      refers.every((other) => Number(other) === oid || !left.has(Number(other))),
    );
    // Tables that refer to each other in a circle have no right order: the engine decides whether a restore works.
    const next = free.length > 0 ? free : [...left];
    for (const [oid, table] of next) {
      left.delete(oid);
      ordered.push(table);
    }
  }
  return ordered;
}
