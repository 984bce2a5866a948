import { type PrefixStory, type Sighting, type StorySource, storyRoutes } from '@routeglass/domain/history';
import { batchesOf, createMrtDecoder, type MrtBatch, NONE, RowKind } from '@routeglass/domain/mrt';
import { openInput } from '../../../../apps/server/src/ingest/input/inputFile.ts';

/** Reads MRT files, tables and updates in any order, into the stories of their prefixes. */
export class StoryReader {
  /** AS numbers of each path, by path id. */
  readonly paths: number[][] = [];
  /** AS number of each peer, by peer id. */
  readonly peerAsns: number[] = [];
  /** Times of the earliest and the latest row. */
  first = Number.POSITIVE_INFINITY;
  last = 0;
  announcements = 0;
  readonly #sightings = new Map<string, Sighting[]>();
  readonly #pathIds = new Map<string, number>();
  readonly #peerIds = new Map<string, number>();
  readonly #sources = new Map<number, StorySource>();
  readonly #hasOwnTimes: boolean;
  #seq = 0;

  /** @param hasOwnTimes whether routes of a table were seen at their originated time, as in tables merged from several collectors. */
  constructor({ hasOwnTimes = false } = {}) {
    this.#hasOwnTimes = hasOwnTimes;
  }

  async read(file: string): Promise<void> {
    for await (const batch of batchesOf(createMrtDecoder(), (await openInput(file)).chunks())) this.#take(batch);
  }

  /** Every prefix with its routes. */
  stories(): PrefixStory[] {
    return [...this.#sightings]
      .map(([prefix, sightings]): PrefixStory => {
        const routes = storyRoutes(sightings, this.#sources);
        return { prefix, ipVersion: prefix.includes(':') ? 6 : 4, routes };
      })
      .filter(({ routes }) => routes.length > 0);
  }

  /** Collects the rows of a batch. Each instant of a table is a separate source, since the parts of a merged table are hours apart. */
  #take(batch: MrtBatch): void {
    const ids = new Map<number, readonly [path: number, origin: number | null]>();
    for (let row = 0; row < batch.count; row++) {
      const kind = batch.kinds[row];
      const prefix = batch.prefixes[row] ?? NONE;
      if (prefix === NONE) continue;
      const isTable = kind === RowKind.route;
      const isWithdrawal = kind === RowKind.withdrawal;
      const at = (isTable && this.#hasOwnTimes ? batch.details[row] : batch.times[row]) ?? 0;
      this.first = Math.min(this.first, at);
      this.last = Math.max(this.last, at);
      const attributes = batch.tables.attributes.path[batch.attributes[row]!] ?? 0;
      let known = ids.get(attributes);
      if (!isWithdrawal && !known) ids.set(attributes, (known = this.#pathId(batch, attributes)));
      if (!isWithdrawal) this.announcements++;
      const source = isTable ? at : 0;
      if (!this.#sources.has(source)) this.#sources.set(source, { at, snapshot: null });
      this.#add(batch.tables.prefixes.textOf(prefix), {
        source,
        peer: this.#peerId(batch, batch.peers[row]!),
        addPath: batch.pathIds[row] || null,
        path: isWithdrawal ? null : (known?.[0] ?? null),
        origin: isWithdrawal ? null : (known?.[1] ?? null),
        at: isTable ? null : at,
        seq: this.#seq++,
      });
    }
  }

  #add(prefix: string, sighting: Sighting): void {
    const known = this.#sightings.get(prefix);
    if (known) known.push(sighting);
    else this.#sightings.set(prefix, [sighting]);
  }

  #pathId({ tables }: MrtBatch, path: number): readonly [number, number | null] {
    const hops = tables.paths.pathOf(path);
    const key = JSON.stringify(hops);
    let id = this.#pathIds.get(key);
    if (id === undefined) {
      id = this.paths.length;
      this.#pathIds.set(key, id);
      this.paths.push(hops.filter((hop) => typeof hop === 'number'));
    }
    return [id, tables.paths.originOf(path) ?? null];
  }

  #peerId({ tables }: MrtBatch, peer: number): number {
    const key = `${tables.peers.addressTextOf(peer)} ${tables.peers.asnOf(peer)}`;
    let id = this.#peerIds.get(key);
    if (id === undefined) {
      id = this.peerAsns.length;
      this.#peerIds.set(key, id);
      this.peerAsns.push(tables.peers.asnOf(peer));
    }
    return id;
  }
}
