import { instantOfFile } from '../instants.ts';
import { type JsonRow, JsonRows } from '../json/jsonRows.ts';

/** Reads an export's elements, date and metadata from its bytes. */
export class VrpSource {
  /** When the export was made; null if it does not say. */
  madeAt: Date | null = null;
  /** Number of different VRPs the export claims to hold; null if it does not say. */
  promised: number | null = null;
  /** The elements of `roas`, and the members of `aspas`, from the last `push`. */
  rows: JsonRow[] = [];
  aspas: JsonRow[] = [];
  readonly #json = new JsonRows(['metadata', 'roas', 'aspas'], (row) => this.#take(row));

  push(chunk: Uint8Array): void {
    this.rows = [];
    this.aspas = [];
    this.#json.push(chunk);
  }

  /** Throws `BrokenJson` if the export ends too early. */
  end(): void {
    this.rows = [];
    this.aspas = [];
    this.#json.end();
  }

  #take(row: JsonRow): void {
    if (row.container === 'roas') this.rows.push(row);
    else if (row.container === 'aspas') this.aspas.push(row);
    // rpki-client writes `buildtime` and the number of VRPs that follow, Routinator `generatedTime`.
    else if (row.key === 'buildtime' || row.key === 'generatedTime') {
      this.madeAt = instantOfFile(row.text.replaceAll('"', ''), row.offset) ?? this.madeAt;
    } else if (row.key === 'uniquevrps' && /^\d+$/.test(row.text)) this.promised = Number(row.text);
  }
}
