import { numbersOf, parseAsPath, type PathSet, setsOf } from '@routeglass/domain/as-path';
import type { PrefixStory } from '@routeglass/domain/history';
import { sql } from 'kysely';
import type { Store } from '../../../store/store.ts';

const PLAIN = /^[\d ]+$/;
const PATHS_AT_ONCE = 5_000;
/** Paths kept in memory, some 100 bytes each; beyond it all are forgotten and learnt again as they come. */
const MOST_KEPT = 1_000_000;

/** Texts of AS paths by their ids, and who the collectors' peers are. */
export class PathBook {
  readonly #store: Store;
  readonly #texts = new Map<number, string>();
  readonly #peers: ReadonlyMap<number, Peer>;

  private constructor(store: Store, peers: ReadonlyMap<number, Peer>) {
    this.#store = store;
    this.#peers = peers;
  }

  static async open(store: Store): Promise<PathBook> {
    const rows = await store.bulk.selectFrom('peer').select(['id', 'asn', 'collector']).execute();
    return new PathBook(store, new Map(rows.map(({ id, ...peer }) => [id, peer])));
  }

  /** Reads the paths of stories that are not known yet. */
  async learn(stories: Iterable<PrefixStory>): Promise<void> {
    if (this.#texts.size > MOST_KEPT) this.#texts.clear();
    const wanted = new Set<number>();
    for (const { routes } of stories) for (const { path } of routes) if (!this.#texts.has(path)) wanted.add(path);
    await this.learnIds(wanted);
  }

  /** Reads those of these paths that are not known yet. */
  async learnIds(paths: Iterable<number>): Promise<void> {
    const ids = [...new Set(paths)].filter((id) => !this.#texts.has(id)).sort((a, b) => a - b);
    for (let from = 0; from < ids.length; from += PATHS_AT_ONCE) {
      const { rows } = await sql<{ lines: string | null }>`
        select string_agg(id || E'\t' || asns, E'\n') as lines from as_path
        where id = any(${ids.slice(from, from + PATHS_AT_ONCE)}::bigint[])
      `.execute(this.#store.bulk);
      for (const line of rows[0]?.lines?.split('\n') ?? []) {
        const [id, text = ''] = line.split('\t');
        this.#texts.set(Number(id), text);
      }
    }
  }

  /** As bgpdump writes it; empty for a path that was not learnt. */
  text(id: number): string {
    return this.#texts.get(id) ?? '';
  }

  /** AS numbers in wire order, AS_SETs and confederations left out. */
  readonly numbers = (id: number): readonly number[] => {
    const text = this.text(id);
    // Most paths are plain sequences, and they are asked for all the time.
    if (PLAIN.test(text)) return text.split(' ').map(Number);
    return numbersOf(parseAsPath(text) ?? []);
  };

  /** AS_SETs. */
  readonly sets = (id: number): readonly PathSet[] => {
    const text = this.text(id);
    return text.includes('{') ? setsOf(parseAsPath(text) ?? []) : [];
  };

  peer(id: number): Peer {
    return this.#peers.get(id) ?? { asn: 0, collector: '' };
  }
}

interface Peer {
  readonly asn: number;
  readonly collector: string;
}
