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

/** Paths that most vantage points carry; of those that as many carry the shorter ones. */
export function mostCommon(paths: readonly { readonly path: string; readonly vantage_points: number }[]): CommonPath[] {
  return paths
    .toSorted(
      (a, b) =>
        b.vantage_points - a.vantage_points || a.path.length - b.path.length || a.path.localeCompare(b.path, 'en'),
    )
    .slice(0, MOST_PATHS);
}
