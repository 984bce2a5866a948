import * as v from 'valibot';

/** Paths that a message names. */
const MOST_PATHS = 3;

const commonPath = v.object({
  /** As bgpdump writes it. */
  path: v.string(),
  /** Vantage points that carry it; null in what was told before they were counted. */
  vantage_points: v.nullable(v.number()),
});
export type CommonPath = v.InferOutput<typeof commonPath>;

/** What shows a fact: a prefix for the graph, and the most common paths to it. */
export interface Evidence {
  readonly prefix: string | null;
  readonly paths: readonly CommonPath[];
}

/** Paths of a message; of older ones they are texts. */
export const storedPaths = v.array(
  v.union([
    commonPath,
    v.pipe(
      v.string(),
      v.transform((path) => ({ path, vantage_points: null })),
    ),
  ]),
);

/** AS numbers of the vantage points that the paths begin at, one for each path. */
export function vantagePointsOf(paths: readonly CommonPath[]): number[] {
  return [...new Set(paths.flatMap(({ path }) => /^\d+/.exec(path)?.map(Number) ?? []))];
}

/** AS number of the origin of a path; undefined where that is an AS_SET. */
export function originOf({ path }: CommonPath): number | undefined {
  const last = /\d+$/.exec(path)?.[0];
  return last === undefined ? undefined : Number(last);
}

/** Paths that most vantage points carry; of those that as many carry the shorter ones. */
export function mostCommon(paths: readonly { readonly path: string; readonly vantage_points: number }[]): CommonPath[] {
  return paths
    .toSorted(
      (a, b) =>
        b.vantage_points - a.vantage_points || a.path.length - b.path.length || a.path.localeCompare(b.path, 'en'),
    )
    .slice(0, MOST_PATHS);
}
