import { parseAsPath, type PathSet, setsOf } from '@routeglass/domain/as-path';
import type { PrefixStory } from '@routeglass/domain/history';
import type { Store } from '../../../store/store.ts';
import type { PathTexts } from '../../paths/pathTexts.ts';

/** AS paths by id, as detection reads them, and the collectors' vantage points. */
export class PathBook {
  readonly #texts: PathTexts;
  readonly #peers: ReadonlyMap<number, Peer>;

  private constructor(texts: PathTexts, peers: ReadonlyMap<number, Peer>) {
    this.#texts = texts;
    this.#peers = peers;
  }

  static async open(store: Store, texts: PathTexts): Promise<PathBook> {
    const rows = await store.bulk.selectFrom('peer').select(['id', 'asn', 'collector']).execute();
    return new PathBook(texts, new Map(rows.map(({ id, ...peer }) => [id, peer])));
  }

  /** Reads the paths of stories that are not known yet. */
  async learn(stories: Iterable<PrefixStory>): Promise<void> {
    const wanted = new Set<number>();
    for (const { routes } of stories) for (const { path } of routes) if (!this.#texts.has(path)) wanted.add(path);
    await this.#texts.learn(wanted);
  }

  /** Reads those of these paths that are not known yet. */
  async learnIds(paths: Iterable<number>): Promise<void> {
    await this.#texts.learn(paths);
  }

  /** The path as bgpdump writes it; empty if it was not learned. */
  text(id: number): string {
    return this.#texts.text(id);
  }

  /** AS numbers in wire order, without AS_SETs and confederations. */
  readonly numbers = (id: number): readonly number[] => this.#texts.numbers(id);

  /** The path's AS_SETs. */
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
