import type { GraphData } from '@routeglass/ui/RouteGraph';

/** Up to this many networks are named; the rest are counted. */
const MOST_NAMED = 3;

/** The targets that are on no route of the graph. */
export function unseenTargets(targets: readonly number[], { nodes }: Pick<GraphData, 'nodes'>): number[] {
  const seen = new Set(nodes.map(({ asn }) => asn));
  return targets.filter((target) => !seen.has(target));
}

/** `No route seen from AS64648` */
export function unseenText(unseen: readonly number[]): string {
  const named = unseen.slice(0, MOST_NAMED).map((asn) => `AS${asn}`);
  const more = unseen.length - named.length;
  return `No route seen from ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
