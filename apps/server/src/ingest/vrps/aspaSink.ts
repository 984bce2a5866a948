import { copyText, NULL } from '../../store/copyText.ts';
import { CopyTable } from '../../store/copyTable.ts';
import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import type { AspaRow } from './decodeAspa.ts';

/** Collects attestations (there are few) and writes them. If a customer has several, their providers are merged. */
export class AspaSink {
  readonly #rows = new Map<string, AspaRow>();
  readonly #store: Store;
  readonly #generationId: number;

  constructor(store: Store, generationId: number) {
    this.#store = store;
    this.#generationId = generationId;
  }

  /** Number of pairs of customer and IP version. */
  get rows(): number {
    return this.#rows.size;
  }

  add(row: AspaRow): void {
    const key = `${row.customer} ${row.ipVersion}`;
    const other = this.#rows.get(key);
    const providers = other
      ? [...new Set([...other.providers, ...row.providers])].sort((a, b) => a - b)
      : row.providers;
    this.#rows.set(key, { ...row, providers });
  }

  async end(): Promise<void> {
    const columns = ['generation_id', 'customer', 'ip_version', 'providers', 'ta', 'expires'];
    const copy = new CopyTable(this.#store, partitionOf('aspa', this.#generationId), columns);
    for (const { customer, ipVersion, providers, ta, expires } of this.#rows.values()) {
      const until = expires === null ? NULL : new Date(expires * 1000).toISOString();
      const row = [this.#generationId, customer, ipVersion, `{${providers.join(',')}}`, copyText(ta), until];
      if (copy.add(row.join('\t'))) await copy.flush();
    }
    await copy.end();
  }
}
