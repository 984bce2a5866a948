import { instantOfFile } from '../instants.ts';
import { type JsonRow, JsonRows } from '../json/jsonRows.ts';

/** Elements of an export, the instant that it was made at and what it says of itself, out of its bytes. */
export class VrpSource {
  /** When the export was made, null where it does not say. */
  madeAt: Date | null = null;
  /** Different VRPs that the export says it holds, null where it does not say. */
  promised: number | null = null;
  /** Elements of `roas`, and members of `aspas`, that the last `push` found. */
  rows: JsonRow[] = [];
  aspas: JsonRow[] = [];
  readonly #json = new JsonRows(['metadata', 'roas', 'aspas'], (row) => this.#take(row));

  push(chunk: Uint8Array): void {
    this.rows = [];
    this.aspas = [];
    this.#json.push(chunk);
  }

  /** Throws `BrokenJson` when the export ends too early. */
  end(): void {
    this.rows = [];
    this.aspas = [];
    this.#json.end();
  }

  #take(row: JsonRow): void {
    if (row.container === 'roas') this.rows.push(row);
    else if (row.container === 'aspas') this.aspas.push(row);
    // rpki-client says buildtime and how many VRPs follow, Routinator generatedTime.
    else if (row.key === 'buildtime' || row.key === 'generatedTime') {
      this.madeAt = instantOfFile(row.text.replaceAll('"', ''), row.offset) ?? this.madeAt;
    } else if (row.key === 'uniquevrps' && /^\d+$/.test(row.text)) this.promised = Number(row.text);
  }
}
