import { CopyTable } from '../../store/copyTable.ts';
import { copyText } from '../../store/copyText.ts';
import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import type { OrganisationRow } from './decode.ts';

/** Writes organizations and their AS numbers, the first row of each. An organization without its own row gets its handle as name. */
export class OrganisationSink {
  readonly #generationId: number;
  readonly #organisations: CopyTable;
  readonly #networks: CopyTable;
  readonly #described = new Set<string>();
  readonly #named = new Map<string, string>();
  readonly #asns = new Set<number>();

  constructor(store: Store, generationId: number) {
    this.#generationId = generationId;
    this.#organisations = new CopyTable(store, partitionOf('organisation', generationId), [
      'generation_id',
      'id',
      'name',
      'country',
      'source',
    ]);
    this.#networks = new CopyTable(store, partitionOf('as_organisation', generationId), [
      'generation_id',
      'asn',
      'organisation_id',
    ]);
  }

  get organisations(): number {
    return this.#organisations.rows;
  }

  get networks(): number {
    return this.#networks.rows;
  }

  /** Returns false if the organization or number already has a row. */
  async add(row: OrganisationRow): Promise<boolean> {
    if ('asn' in row) {
      if (this.#asns.has(row.asn)) return false;
      this.#asns.add(row.asn);
      this.#named.set(row.organisation, row.source);
      if (this.#networks.add(`${this.#generationId}\t${row.asn}\t${copyText(row.organisation)}`))
        await this.#networks.flush();
      return true;
    }
    if (this.#described.has(row.id)) return false;
    await this.#describe(row.id, row.name, row.country, row.source);
    return true;
  }

  async end(): Promise<void> {
    for (const [id, source] of this.#named) if (!this.#described.has(id)) await this.#describe(id, id, null, source);
    await this.#organisations.end();
    await this.#networks.end();
  }

  async #describe(id: string, name: string, country: string | null, source: string): Promise<void> {
    this.#described.add(id);
    const texts = [id, name, country, source].map(copyText);
    if (this.#organisations.add(`${this.#generationId}\t${texts.join('\t')}`)) await this.#organisations.flush();
  }
}
