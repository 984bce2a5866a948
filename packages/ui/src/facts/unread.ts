/** Largest number that fits in a badge. */
const MOST = 99;

/** Number of unread threads for a badge; null if there are none. */
export function unreadBadge(unreadThreads: number): string | null {
  if (unreadThreads <= 0) return null;
  return unreadThreads > MOST ? `${MOST}+` : String(unreadThreads);
}

/** Number of unread threads for screen readers: `3 unread messages`. */
export function unreadWords(unreadThreads: number): string {
  return unreadThreads === 1 ? '1 unread message' : `${unreadThreads} unread messages`;
}
