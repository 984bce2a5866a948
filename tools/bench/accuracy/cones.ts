import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isReservedAsn } from '@routeglass/domain/asn';
import {
  cleanPath,
  createRelationGraph,
  HIDDEN_PEER,
  observedCones,
  type RelationLink,
  withHiddenPeer,
} from '@routeglass/domain/relations';
import type { ComparedTable } from './relationTables.ts';
import { spearman } from './spearman.ts';

/** At most this many networks are compared: those with the largest published cones. */
const TOP = 1000;

/** Sizes of the published cones by AS number. */
export function readCones(path: string): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const line of gunzipSync(readFileSync(path)).toString().split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [asn = 0, ...members] = line.split(' ').map(Number);
    sizes.set(asn, new Set([asn, ...members]).size);
  }
  return sizes;
}

/** Compares sizes of observed cones over the paths of a table. */
export class ConeComparison {
  readonly #published: ReadonlyMap<number, number>;
  /** From our relations, and from the published ones: the best that the paths can show. */
  readonly #ours: ReadonlyMap<number, ReadonlySet<number>>;
  readonly #best: ReadonlyMap<number, ReadonlySet<number>>;

  constructor(table: ComparedTable, published: ReadonlyMap<number, number>, relations: readonly RelationLink[]) {
    this.#published = published;
    const paths = [...withHiddenPeer(table.paths)].flatMap((path) => {
      const clean = cleanPath(path, { isReserved: (asn) => asn !== HIDDEN_PEER && isReservedAsn(asn) });
      return typeof clean === 'string' ? [] : [clean];
    });
    const behind = new Set(paths.flatMap(([first, second = 0]) => (first === HIDDEN_PEER ? [second] : [])));
    const hidden = [...behind].map((asn) => ({ a: asn, b: HIDDEN_PEER, type: 'p2p' as const }));
    this.#ours = observedCones(createRelationGraph([...table.inferred.links, ...hidden]), paths);
    this.#best = observedCones(createRelationGraph([...relations, ...hidden]), paths);
  }

  /**
   * Compares networks whose published cone has at least `fewest` networks and is visible in the paths to at least this share, the largest
   * first. Returns rank correlations of our cones, and of the best possible ones, with the published sizes.
   */
  rankWhereShown(share: number, fewest = 2): { networks: number; smallest: number; ours: number; best: number } {
    const sizeIn = (cones: ReadonlyMap<number, ReadonlySet<number>>, asn: number) => cones.get(asn)?.size ?? 1;
    const top = [...this.#published]
      .filter(([asn, size]) => {
        const shown = sizeIn(this.#best, asn);
        return size >= fewest && shown > 1 && shown >= share * size && this.#ours.has(asn);
      })
      .sort(([a, sizeA], [b, sizeB]) => sizeB - sizeA || a - b)
      .slice(0, TOP);
    const published = top.map(([, size]) => size);
    const against = (cones: ReadonlyMap<number, ReadonlySet<number>>) =>
      spearman(
        published,
        top.map(([asn]) => sizeIn(cones, asn)),
      );
    return {
      networks: top.length,
      smallest: published.at(-1) ?? 0,
      ours: against(this.#ours),
      best: against(this.#best),
    };
  }
}
