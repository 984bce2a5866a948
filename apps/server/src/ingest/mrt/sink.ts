import { type MrtBatch, NONE, RowFlag, RowKind } from '@routeglass/domain/mrt';
import { partitionOf } from '../../store/partition.ts';
import type { LoadContext } from '../loading.ts';
import { CopyTable } from '../../store/copyTable.ts';
import { NULL } from '../../store/copyText.ts';
import { CommunitySets } from './communitySets.ts';
import { Paths } from './paths.ts';
import { Peers } from './peers.ts';

/** Writes the routes of a table dump into the partition of their generation. */
export class RibSink {
  routes = 0;
  readonly peers: Peers;
  readonly #paths: Paths;
  readonly #communities: CommunitySets;
  readonly #copy: CopyTable;
  readonly #generationId: number;
  #prefixes = 0;
  #lastPrefix = NONE;
  #lastText = '';
  #lastVersion: 4 | 6 = 4;

  constructor({ store, generation, collector, world }: LoadContext) {
    this.#generationId = generation.id;
    this.peers = new Peers(store, collector, world);
    this.#paths = new Paths(store, generation.id);
    this.#communities = new CommunitySets(store, generation.id);
    const columns = ['generation_id', 'prefix', 'peer_id', 'path_id', 'origin', 'add_path_id', 'community_set'];
    this.#copy = new CopyTable(store, partitionOf('rib_route', generation.id), columns, { mayWait: true });
  }

  /** Number of prefixes. A prefix that appears again after others counts again. */
  get prefixes(): number {
    return this.#prefixes;
  }

  get paths(): number {
    return this.#paths.count;
  }

  get communitySets(): number {
    return this.#communities.count;
  }

  async add(batch: MrtBatch): Promise<void> {
    const { tables, kinds, prefixes, peers, attributes, flags, pathIds } = batch;
    await this.peers.meet(tables);
    await this.#paths.prepare(tables, rowsByVersion(batch));
    await this.#communities.prepare(tables);
    this.#lastPrefix = NONE;
    for (let row = 0; row < batch.count; row += 1) {
      if (kinds[row] !== RowKind.route) continue;
      this.#turnTo(batch, prefixes[row] ?? NONE);
      const peer = this.peers.idOf(peers[row]!);
      const path = this.#paths.columnsOf(attributes[row] ?? NONE, this.#lastVersion);
      const addPath = (flags[row]! & RowFlag.addPath) === 0 ? NULL : pathIds[row];
      const communities = this.#communities.columnOf(attributes[row] ?? NONE);
      this.peers.countRoute(peer, this.#lastVersion);
      this.routes += 1;
      if (this.#copy.add(`${this.#generationId}\t${this.#lastText}\t${peer}\t${path}\t${addPath}\t${communities}`)) {
        await this.#paths.flush();
        await this.#communities.flush();
        await this.#copy.flush();
      }
    }
  }

  async end(): Promise<void> {
    await this.#paths.end();
    await this.#communities.end();
    await this.#copy.end();
    await this.peers.writeCounts(this.#generationId);
  }

  #turnTo({ tables }: MrtBatch, prefix: number): void {
    if (prefix === this.#lastPrefix) return;
    const text = tables.prefixes.textOf(prefix);
    if (text !== this.#lastText) this.#prefixes += 1;
    this.#lastPrefix = prefix;
    this.#lastText = text;
    this.#lastVersion = tables.prefixes.versionOf(prefix);
  }
}

/** Rows that may need a path, by IP version. */
export function rowsByVersion({ tables, attributes, prefixes, count }: MrtBatch): Record<4 | 6, number> {
  const rows = { 4: 0, 6: 0 };
  for (let row = 0; row < count; row += 1) {
    if (attributes[row] !== NONE) rows[tables.prefixes.versionOf(prefixes[row]!)] += 1;
  }
  return rows;
}
