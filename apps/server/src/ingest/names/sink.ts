import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import { CopyTable } from '../../store/copyTable.ts';
import { copyText } from '../../store/copyText.ts';
import type { NameRow } from './decode.ts';

/** Writes names into their generation. The first row of each network counts. */
export class NameSink {
  readonly #seen = new Set<number>();
  readonly #copy: CopyTable;
  readonly #generationId: number;

  constructor(store: Store, generationId: number) {
    const columns = ['generation_id', 'asn', 'name', 'org_name', 'country'];
    this.#generationId = generationId;
    this.#copy = new CopyTable(store, partitionOf('as_name', generationId), columns);
  }

  get rows(): number {
    return this.#copy.rows;
  }

  /** Returns false if the network already has a row. */
  async add({ asn, name, orgName, country }: NameRow): Promise<boolean> {
    if (this.#seen.has(asn)) return false;
    this.#seen.add(asn);
    const row = `${this.#generationId}\t${asn}\t${copyText(name)}\t${copyText(orgName)}\t${copyText(country)}`;
    if (this.#copy.add(row)) await this.#copy.flush();
    return true;
  }

  async end(): Promise<void> {
    await this.#copy.end();
  }
}
