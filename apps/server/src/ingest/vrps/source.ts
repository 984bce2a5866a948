import { type JsonRow, JsonRows } from '../json/jsonRows.ts';

/** Elements of an export and the instant that it was made at, out of its bytes. */
export class VrpSource {
  /** When the export was made, null where it does not say. */
  madeAt: Date | null = null;
  /** Rows that the last `push` found. */
  rows: JsonRow[] = [];
  readonly #json = new JsonRows(['metadata', 'roas'], (row) => this.#take(row));

  push(chunk: Uint8Array): void {
    this.rows = [];
    this.#json.push(chunk);
  }

  /** Throws `BrokenJson` when the export ends too early. */
  end(): void {
    this.#json.end();
  }

  #take(row: JsonRow): void {
    if (row.container === 'roas') this.rows.push(row);
    // rpki-client says buildtime, Routinator generatedTime.
    else if (row.key === 'buildtime' || row.key === 'generatedTime') {
      const instant = new Date(row.text.replaceAll('"', ''));
      if (!Number.isNaN(instant.getTime())) this.madeAt = instant;
    }
  }
}
