/** Speakers nearer to each other than this many pixels are one cluster: the closer one looks, the smaller. */
export function clusterRadius(zoom: number): 70 | 50 | 40 | 30 {
  if (zoom < 2) return 70;
  if (zoom < 5) return 50;
  if (zoom < 9) return 40;
  return 30;
}

export const clusterSizes = ['small', 'medium', 'large', 'largest'] as const;
export type ClusterSize = (typeof clusterSizes)[number];

/** How large a cluster is drawn for the speakers in it. */
export function clusterSize(count: number): ClusterSize {
  if (count > 200) return 'largest';
  if (count > 100) return 'large';
  return count > 25 ? 'medium' : 'small';
}

/** Radius of the disc in pixels. The smallest is a target of 24 pixels still. */
export const discRadius: Readonly<Record<ClusterSize, number>> = { small: 14, medium: 18, large: 23, largest: 28 };

/** Radius of a single speaker's disc, in pixels. */
export const SPEAKER_RADIUS = 7;

/** Clusters of a hundred and more are purple, the others blue. */
export function clusterColour(count: number): 'purple' | 'blue' {
  return count >= 100 ? 'purple' : 'blue';
}

/**
 * Share of a full heat, up to 1, of `count` speakers in one place, of `total`: a twenty-fifth of them burns brightest. It grows with the root, so that a
 * single speaker shows beside many.
 */
export function heatWeight(count: number, total: number): number {
  return Math.min(1, Math.sqrt((25 * count) / Math.max(1, total)));
}
