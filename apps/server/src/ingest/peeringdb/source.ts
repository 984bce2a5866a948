import { type JsonRow, JsonRows } from '../json/jsonRows.ts';

/** The tables of a dump that are read. */
const TABLES = ['net', 'org', 'ix', 'netixlan', 'fac', 'netfac', 'ixfac', 'ixlan', 'ixpfx'] as const;
export type DumpTable = (typeof TABLES)[number];

/** Reads the rows of these tables from a dump's bytes. */
export class PeeringdbSource {
  readonly #json: JsonRows;

  constructor(onRow: (table: DumpTable, row: JsonRow) => void) {
    const tables = new Map(TABLES.map((table) => [`${table}.data`, table]));
    this.#json = new JsonRows(tables.keys(), (row) => {
      const table = tables.get(row.container);
      if (table) onRow(table, row);
    });
  }

  push(chunk: Uint8Array): void {
    this.#json.push(chunk);
  }

  /** Throws `BrokenJson` if the dump ends too early. */
  end(): void {
    this.#json.end();
  }
}
