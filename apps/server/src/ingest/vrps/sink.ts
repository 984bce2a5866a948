import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import { copyText, NULL } from '../../store/copyText.ts';
import { CopyTable } from '../../store/copyTable.ts';
import type { VrpRow } from './decode.ts';

/** Writes VRPs into their generation, each (prefix, max length, AS) once per trust anchor. */
export class VrpSink {
  duplicates = 0;
  ipv6 = 0;
  readonly #seen = new Set<string>();
  readonly #asns = new Set<number>();
  readonly #copy: CopyTable;
  readonly #generationId: number;
  #lastTa = { text: '', column: '' };

  constructor(store: Store, generationId: number) {
    const columns = ['generation_id', 'prefix', 'max_length', 'asn', 'ta', 'expires'];
    this.#generationId = generationId;
    this.#copy = new CopyTable(store, partitionOf('vrp', generationId), columns);
  }

  get rows(): number {
    return this.#copy.rows;
  }

  /** Number of AS numbers. */
  get asns(): number {
    return this.#asns.size;
  }

  /** Call `flush` if it returns true. */
  add({ prefix, maxLength, asn, ta, expires }: VrpRow): boolean {
    const key = `${prefix}\t${maxLength}\t${asn}\t${this.#anchor(ta)}`;
    if (this.#seen.has(key)) {
      this.duplicates += 1;
      return false;
    }
    this.#seen.add(key);
    this.#asns.add(asn);
    if (prefix.includes(':')) this.ipv6 += 1;
    const until = expires === null ? NULL : new Date(expires * 1000).toISOString();
    return this.#copy.add(`${this.#generationId}\t${key}\t${until}`);
  }

  flush(): Promise<void> {
    return this.#copy.flush();
  }

  /** The same few trust anchors repeat all the time. */
  #anchor(ta: string): string {
    if (ta !== this.#lastTa.text) this.#lastTa = { text: ta, column: copyText(ta) };
    return this.#lastTa.column;
  }

  async end(): Promise<void> {
    await this.#copy.end();
  }
}
