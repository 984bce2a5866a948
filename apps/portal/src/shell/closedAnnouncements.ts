/** Storage key for the ids of closed announcements. */
export const CLOSED_ANNOUNCEMENTS = 'closed-announcements';
/** Most ids kept; older announcements have expired. */
const MOST = 20;

/** Reads the stored ids, the last closed first; empty if nothing is stored. */
export function readClosed(kept: string | null): readonly string[] {
  return (kept ?? '').split(' ').filter((id) => id !== '');
}

/** The text to store after another announcement was closed. */
export function withClosed(closed: readonly string[], id: string): string {
  return [id, ...closed.filter((one) => one !== id)].slice(0, MOST).join(' ');
}
