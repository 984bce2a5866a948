/** The words for a day's move in the rating: a positive change is a climb. A single step is one position. */
export function ratingShiftText(change: number): string {
  const sign = change > 0 ? '+' : change < 0 ? '-' : '';
  return `Since last day: ${sign}${Math.abs(change)} position${Math.abs(change) === 1 ? '' : 's'}`;
}

/** The rating list in which a network's position is seen among its neighbors. */
export function ratingHref(asn: number, ipVersion: 4 | 6): string {
  return `/as-rating/global/score?ip=${ipVersion}&q=${asn}`;
}
