import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../src/store/migrations');

/** What the schema says of a table, as far as a row alone can break it. */
export interface TableColumns {
  readonly types: ReadonlyMap<string, string>;
  readonly required: ReadonlySet<string>;
  /** Columns that together are there once. */
  readonly key: readonly string[];
  readonly indexed: ReadonlySet<string>;
}

/** The tables that the migrations create. */
export function tableColumns(): ReadonlyMap<string, TableColumns> {
  const tables = new Map<string, TableColumns>();
  for (const file of readdirSync(folder).sort()) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(/--.*$/gm, '');
    for (const [, name = '', body = ''] of text.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)/gm)) {
      tables.set(name, columnsOf(name, body, text));
    }
  }
  return tables;
}

function columnsOf(table: string, body: string, sql: string): TableColumns {
  const types = new Map<string, string>();
  const required = new Set<string>();
  let key: string[] = [];
  for (const line of body.split('\n')) {
    const [, column, type] =
      /^ {2}(\w+) ((?:integer|bigint|smallint|text|boolean|inet|cidr|date|timestamptz)(?:\[\])?)/.exec(line) ?? [];
    if (column !== undefined && type !== undefined) types.set(column, type);
    if (column !== undefined && / not null/.test(line)) required.add(column);
    const [, columns] = /^ {2}primary key \(([^)]*)\)/.exec(line) ?? [];
    if (columns !== undefined) key = columns.split(', ');
  }
  const indexes = [...sql.matchAll(new RegExp(`^create index \\w+ on ${table} \\(([^)]*)\\)`, 'gm'))];
  const indexed = indexes.flatMap(([, columns = '']) => columns.split(', '));
  return { types, required, key, indexed: new Set([...key, ...indexed]) };
}
