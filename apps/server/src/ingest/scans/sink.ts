import { scanSeverities, type ScanReportRow } from '@routeglass/domain/scan';
import { CopyTable } from '../../store/copyTable.ts';
import { copyText } from '../../store/copyText.ts';
import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';

const COLUMNS = ['generation_id', 'asn', 'ip', 'port', 'type', 'protocol', 'severity', 'hostname', 'country'] as const;

/** Writes the findings of a report. Each address, port and type counts once. */
export class ScanSink {
  readonly #seen = new Set<string>();
  readonly #types = new Set<string>();
  readonly #networks = new Set<number>();
  readonly #copy: CopyTable;
  readonly #generationId: number;

  constructor(store: Store, generationId: number) {
    this.#generationId = generationId;
    this.#copy = new CopyTable(store, partitionOf('scan_finding', generationId), COLUMNS);
  }

  get rows(): number {
    return this.#copy.rows;
  }

  /** Number of types. */
  get types(): number {
    return this.#types.size;
  }

  /** Number of AS numbers. */
  get networks(): number {
    return this.#networks.size;
  }

  /** Returns false if the same finding was already added. */
  async add({ asn, ip, port, type, protocol, severity, hostname, country }: ScanReportRow): Promise<boolean> {
    const key = `${asn}\t${ip}\t${port ?? 0}\t${type.id}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    this.#types.add(type.id);
    this.#networks.add(asn);
    const rank = scanSeverities.indexOf(severity);
    const row = `${this.#generationId}\t${key}\t${protocol ?? ''}\t${rank}\t${copyText(hostname)}\t${country}`;
    if (this.#copy.add(row)) await this.#copy.flush();
    return true;
  }

  async end(): Promise<void> {
    await this.#copy.end();
  }
}
