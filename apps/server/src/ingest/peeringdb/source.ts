import { type JsonRow, JsonRows } from '../json/jsonRows.ts';

/** Rows of the tables `net` and `org` of a dump, out of its bytes. */
export class PeeringdbSource {
  readonly #json: JsonRows;

  constructor(onRow: (table: 'net' | 'org', row: JsonRow) => void) {
    this.#json = new JsonRows(['net.data', 'org.data'], (row) =>
      onRow(row.container === 'net.data' ? 'net' : 'org', row),
    );
  }

  push(chunk: Uint8Array): void {
    this.#json.push(chunk);
  }

  /** Throws `BrokenJson` when the dump ends too early. */
  end(): void {
    this.#json.end();
  }
}
