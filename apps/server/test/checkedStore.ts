import { isUtf8 } from 'node:buffer';
import { isIP } from 'node:net';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Database } from '../src/store/schema.ts';
import { createPublications } from '../src/store/publications.ts';
import type { Store } from '../src/store/store.ts';
import { type TableColumns, tableColumns } from './tableColumns.ts';

/** A row that the database would refuse, with which the whole import would fail. */
export class RefusedRow extends Error {
  override readonly name = 'RefusedRow';
}

/** A third of a page: PostgreSQL refuses longer entries of a B-tree. It compresses them first, which random text does not allow. */
const LONGEST_INDEXED = 2_600;
const tables = tableColumns();

const ranges: Readonly<Record<string, readonly [number, number]>> = {
  smallint: [-32_768, 32_767],
  integer: [-2_147_483_648, 2_147_483_647],
  bigint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
};

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A store that keeps nothing and refuses what the real one would: rows that their table's types and keys do not take. Queries find nothing. */
export function checkedStore(): Store {
  const keys = new Map<string, Set<string>>();
  return {
    engine: 'pglite',
    isSpread: false,
    db,
    primary: db,
    bulk: db,
    fellows: null,
    publications: createPublications(),
    transaction: () => Promise.reject(new Error('there are no transactions here')),
    async copyInto(table, columns, chunks) {
      const name = table.replace(/_g\d+$/, '');
      let seen = keys.get(name);
      if (!seen) keys.set(name, (seen = new Set()));
      let rows = 0;
      for await (const chunk of chunks) rows += checkRows(name, columns, Buffer.from(chunk), seen);
      return rows;
    },
    claim: () => Promise.resolve(null),
    isClaimed: () => Promise.resolve(false),
    queue: () => ({ waiting: 0, running: 0, waitingMs: 0, refused: 0 }),
    answers: async () => true,
    share: () => ({ engine: 'postgres', databaseUrl: '' }),
    secure: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

function checkRows(name: string, columns: readonly string[], bytes: Buffer, seen: Set<string>): number {
  const table = tables.get(name);
  if (!table) throw new RefusedRow(`no table ${name}`);
  if (!isUtf8(bytes) || bytes.includes(0)) throw new RefusedRow(`${name}: not a text that the database takes`);
  const rows = bytes.toString().split('\n');
  if (rows.pop() !== '') throw new RefusedRow(`${name}: a row without its end`);
  for (const row of rows) checkRow(name, table, columns, row.split('\t'), seen);
  return rows.length;
}

function checkRow(
  name: string,
  table: TableColumns,
  columns: readonly string[],
  values: readonly string[],
  seen: Set<string>,
): void {
  if (values.length !== columns.length) throw new RefusedRow(`${name}: ${values.length} values of ${columns.length}`);
  const place = new Map(columns.map((column, i) => [column, values[i] ?? '']));
  for (const [column, value] of place) {
    const type = table.types.get(column);
    if (type !== undefined) checkValue(`${name}.${column}`, type, value, table.required.has(column));
    if (type === 'text' && table.indexed.has(column) && Buffer.byteLength(value) > LONGEST_INDEXED)
      throw new RefusedRow(`${name}.${column}: ${value.length} characters are more than an index takes`);
  }
  if (table.key.length === 0) return;
  const key = table.key.map((column) => place.get(column)).join('\t');
  if (seen.has(key)) throw new RefusedRow(`${name}: ${key.slice(0, 80)} is there already`);
  seen.add(key);
}

function checkValue(column: string, type: string, value: string, isRequired: boolean): void {
  const refuse = (): never => {
    throw new RefusedRow(`${column}: ${JSON.stringify(value.slice(0, 80))} is no ${type}`);
  };
  if (value === '\\N') {
    if (isRequired) refuse();
    return;
  }
  const range = ranges[type];
  if (range && !(/^-?\d{1,19}$/.test(value) && Number(value) >= range[0] && Number(value) <= range[1])) refuse();
  if (type === 'boolean' && !/^(?:true|false|t|f)$/.test(value)) refuse();
  if (type === 'inet' && isIP(value) === 0) refuse();
  if (type === 'cidr' && !isCidr(value)) refuse();
  if ((type === 'date' || type === 'timestamptz') && !isInstant(value)) refuse();
  if (type.endsWith('[]') && !/^\{[\s\S]*\}$/.test(value)) refuse();
}

function isCidr(value: string): boolean {
  const [address = '', length = ''] = value.split('/');
  return isIP(address) !== 0 && /^\d{1,3}$/.test(length) && Number(length) <= (isIP(address) === 4 ? 32 : 128);
}

function isInstant(value: string): boolean {
  const at = Date.parse(value);
  return /^\d{4}-/.test(value) && !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === value.slice(0, 10);
}
