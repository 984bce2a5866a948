import type { Relation } from './graph.ts';

/** Route leak types of RFC 7908: 1 provider → AS → provider, 2 peer → AS → peer, 3 provider → AS → peer, 4 peer → AS → provider. */
export type LeakType = 1 | 2 | 3 | 4;

/** One break of the valley-free rule: the leaker passed routes learned from `from` on to `to`. */
export interface Leak {
  readonly type: LeakType;
  readonly leaker: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The leak on a path; if there are several, the one nearest the origin. Undefined for a valley-free path. A step of unknown relation is never a
 * break.
 *
 * @param path in wire order, prepends collapsed.
 * @param relation of its first argument to its second.
 */
export function findLeak(path: readonly number[], relation: (a: number, b: number) => Relation): Leak | undefined {
  return breaksOf(path, relation).next().value ?? undefined;
}

/** Every break of a path as in `findLeak`, the one nearest the origin first. */
export function* breaksOf(
  path: readonly number[],
  relation: (a: number, b: number) => Relation,
): Generator<Leak, undefined> {
  for (let i = path.length - 2; i > 0; i--) {
    const [to, leaker, from] = [path[i - 1]!, path[i]!, path[i + 1]!];
    const type = leakType(relation(from, leaker), relation(to, leaker));
    if (type !== undefined) yield { type, leaker, from, to };
  }
}

/** Whether a path climbs, crosses at most one peering, then descends; a step of unknown relation never breaks this. */
export function isValleyFree(path: readonly number[], relation: (a: number, b: number) => Relation): boolean {
  return findLeak(path, relation) === undefined;
}

function leakType(giver: Relation, taker: Relation): LeakType | undefined {
  if (giver === 'p2c') return taker === 'p2c' ? 1 : taker === 'p2p' ? 3 : undefined;
  if (giver === 'p2p') return taker === 'p2p' ? 2 : taker === 'p2c' ? 4 : undefined;
  return undefined;
}
