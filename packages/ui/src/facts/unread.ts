/** The most that a badge has room for. */
const MOST = 99;

/** A count of unread threads as a badge shows it; null where there is nothing to show. */
export function unreadBadge(unreadThreads: number): string | null {
  if (unreadThreads <= 0) return null;
  return unreadThreads > MOST ? `${MOST}+` : String(unreadThreads);
}

/** A count of unread threads as it is read out: `3 unread messages`. */
export function unreadWords(unreadThreads: number): string {
  return unreadThreads === 1 ? '1 unread message' : `${unreadThreads} unread messages`;
}
