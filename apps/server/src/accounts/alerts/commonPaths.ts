import * as v from 'valibot';

/** Most paths of a message. */
const MOST_PATHS = 3;

const commonPath = v.object({
  /** In the format of bgpdump. */
  path: v.string(),
  /** Number of vantage points with it; null in messages from before they were counted. */
  vantage_points: v.nullable(v.number()),
});
export type CommonPath = v.InferOutput<typeof commonPath>;

/** Evidence of a fact: a prefix for the graph, and the most common paths to it. */
export interface Evidence {
  readonly prefix: string | null;
  readonly paths: readonly CommonPath[];
}

/** Paths of a message; older messages have plain texts. */
export const storedPaths = v.array(
  v.union([
    commonPath,
    v.pipe(
      v.string(),
      v.transform((path) => ({ path, vantage_points: null })),
    ),
  ]),
);

/** The paths with the most vantage points; among equals the shorter ones. */
export function mostCommon(paths: readonly { readonly path: string; readonly vantage_points: number }[]): CommonPath[] {
  return paths
    .toSorted(
      (a, b) =>
        b.vantage_points - a.vantage_points || a.path.length - b.path.length || a.path.localeCompare(b.path, 'en'),
    )
    .slice(0, MOST_PATHS);
}
