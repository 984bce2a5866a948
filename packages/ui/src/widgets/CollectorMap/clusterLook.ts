/** Speakers closer together than this many pixels form one cluster; smaller at higher zoom. */
export function clusterRadius(zoom: number): 70 | 50 | 40 | 30 {
  if (zoom < 2) return 70;
  if (zoom < 5) return 50;
  if (zoom < 9) return 40;
  return 30;
}

export const clusterSizes = ['small', 'medium', 'large', 'largest'] as const;
export type ClusterSize = (typeof clusterSizes)[number];

/** Size of a cluster by its number of speakers. */
export function clusterSize(count: number): ClusterSize {
  if (count > 200) return 'largest';
  if (count > 100) return 'large';
  return count > 25 ? 'medium' : 'small';
}

/** Radius of the disc in pixels. The smallest is still a target of 24 pixels. */
export const discRadius: Readonly<Record<ClusterSize, number>> = { small: 14, medium: 18, large: 23, largest: 28 };

/** Radius of a single speaker's disc, in pixels. */
export const SPEAKER_RADIUS = 7;

/** Clusters of a hundred or more are purple, the others blue. */
export function clusterColour(count: number): 'purple' | 'blue' {
  return count >= 100 ? 'purple' : 'blue';
}

/**
 * Heat weight, up to 1, of `count` speakers at one place, out of `total`: a twenty-fifth of all is the hottest. Grows with the square root, so that
 * single speakers stay visible.
 */
export function heatWeight(count: number, total: number): number {
  return Math.min(1, Math.sqrt((25 * count) / Math.max(1, total)));
}
