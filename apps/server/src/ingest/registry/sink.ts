import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import { CopyTable } from '../../store/copyTable.ts';
import { copyText, NULL } from '../../store/copyText.ts';

/** Writes ranges of addresses into their generation. */
export class RangeSink {
  readonly #copy: CopyTable;
  readonly #generationId: number;

  constructor(store: Store, generationId: number) {
    const columns = ['generation_id', 'first', 'last', 'asn', 'country'];
    this.#generationId = generationId;
    this.#copy = new CopyTable(store, partitionOf('address_range', generationId), columns);
  }

  get rows(): number {
    return this.#copy.rows;
  }

  /** Call `flush` if it returns true. */
  add(first: string, last: string, asn: number | null, country: string | null): boolean {
    const row = `${this.#generationId}\t${first}\t${last}\t${asn ?? NULL}\t${copyText(country)}`;
    return this.#copy.add(row);
  }

  flush(): Promise<void> {
    return this.#copy.flush();
  }

  async end(): Promise<void> {
    await this.#copy.end();
  }
}
