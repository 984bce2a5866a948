import type { Delegation } from '@routeglass/domain/delegated';
import { CopyTable } from '../../store/copyTable.ts';
import { copyText } from '../../store/copyText.ts';
import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';

const COLUMNS = ['generation_id', 'first', 'last', 'registry', 'country', 'status', 'date', 'holder'];

/** Writes the address blocks and AS numbers that registries have allocated or hold back. */
export class DelegationSink {
  readonly #addresses: CopyTable;
  readonly #asns: CopyTable;
  readonly #generationId: number;

  constructor(store: Store, generationId: number) {
    this.#generationId = generationId;
    this.#addresses = new CopyTable(store, partitionOf('delegated_addresses', generationId), COLUMNS);
    this.#asns = new CopyTable(store, partitionOf('delegated_asns', generationId), COLUMNS);
  }

  get addresses(): number {
    return this.#addresses.rows;
  }

  get asns(): number {
    return this.#asns.rows;
  }

  async add({ kind, first, last, registry, country, status, date, holder }: Delegation): Promise<void> {
    const texts = [registry, country || null, status, date || null, holder].map(copyText);
    const copy = kind === 'asn' ? this.#asns : this.#addresses;
    if (copy.add(`${this.#generationId}\t${first}\t${last}\t${texts.join('\t')}`)) await copy.flush();
  }

  async end(): Promise<void> {
    await this.#addresses.end();
    await this.#asns.end();
  }
}
