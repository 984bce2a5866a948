/** Whether what begins and ends so stood at an instant, by the rule of the comparison itself: begun before it, not ended before it. */
export function stoodAt(at: Date, begun: string, ended: string | null): boolean {
  return Date.parse(begun) < at.getTime() && (ended === null || Date.parse(ended) >= at.getTime());
}
