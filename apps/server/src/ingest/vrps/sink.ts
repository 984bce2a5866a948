import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import { copyText, NULL } from '../../store/copyText.ts';
import { CopyTable } from '../../store/copyTable.ts';
import type { VrpRow } from './decode.ts';

/** Writes VRPs into their generation, each (prefix, maximal length, AS) once per trust anchor. */
export class VrpSink {
  duplicates = 0;
  ipv6 = 0;
  readonly #seen = new Set<string>();
  readonly #asns = new Set<number>();
  readonly #copy: CopyTable;
  readonly #generationId: number;

  constructor(store: Store, generationId: number) {
    const columns = ['generation_id', 'prefix', 'max_length', 'asn', 'ta', 'expires'];
    this.#generationId = generationId;
    this.#copy = new CopyTable(store, partitionOf('vrp', generationId), columns);
  }

  get rows(): number {
    return this.#copy.rows;
  }

  /** Different AS numbers. */
  get asns(): number {
    return this.#asns.size;
  }

  async add({ prefix, maxLength, asn, ta, expires }: VrpRow): Promise<void> {
    const key = `${prefix}\t${maxLength}\t${asn}\t${copyText(ta)}`;
    if (this.#seen.has(key)) {
      this.duplicates += 1;
      return;
    }
    this.#seen.add(key);
    this.#asns.add(asn);
    if (prefix.includes(':')) this.ipv6 += 1;
    const until = expires === null ? NULL : new Date(expires * 1000).toISOString();
    if (this.#copy.add(`${this.#generationId}\t${key}\t${until}`)) await this.#copy.flush();
  }

  async end(): Promise<void> {
    await this.#copy.end();
  }
}
