/** Text for a day's change in the rating: positive is up. Uses the singular for one position. */
export function ratingShiftText(change: number): string {
  const sign = change > 0 ? '+' : change < 0 ? '-' : '';
  return `Since last day: ${sign}${Math.abs(change)} position${Math.abs(change) === 1 ? '' : 's'}`;
}

/** The rating list at the page of a network's position. */
export function ratingHref(asn: number, ipVersion: 4 | 6): string {
  return `/as-rating/global/score?ip=${ipVersion}&q=${asn}`;
}
