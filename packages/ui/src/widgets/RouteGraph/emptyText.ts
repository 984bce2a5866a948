/** Why there is nothing to draw, if the caller knows. */
export type GraphEmptyReason = 'no-graph' | 'no-history' | 'no-prefixes' | 'no-data';

/** Text of an empty graph and what to do about it. */
export function emptyText(
  reason: GraphEmptyReason,
  prefix: string,
): { readonly title: string; readonly advice: string } {
  switch (reason) {
    case 'no-history':
      return { title: 'No history routes', advice: 'No route was seen at this time. Choose another date or prefix.' };
    case 'no-prefixes':
      return { title: 'No active prefixes', advice: 'This network announces no prefixes in the loaded tables.' };
    case 'no-data':
      return {
        title: `No data for ${prefix}`,
        advice: 'None of the selected targets sees this prefix. Add targets or turn on Extended.',
      };
    case 'no-graph':
      return { title: 'No graph data to display', advice: 'Choose a prefix and at least one target.' };
  }
}

/** The reason if the caller gives none: with a prefix its routes are missing, without one there is no graph. */
export function likelyReason(prefix: string): GraphEmptyReason {
  return prefix === '' ? 'no-graph' : 'no-data';
}
