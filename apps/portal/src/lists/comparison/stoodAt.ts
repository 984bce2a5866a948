/** Whether a period covers an instant, by the rule of the comparison: begun before it, not ended before it. */
export function stoodAt(at: Date, begun: string, ended: string | null): boolean {
  return Date.parse(begun) < at.getTime() && (ended === null || Date.parse(ended) >= at.getTime());
}
