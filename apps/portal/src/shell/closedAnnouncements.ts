/** Under which the browser keeps the ids of announcements that were closed. */
export const CLOSED_ANNOUNCEMENTS = 'closed-announcements';
/** More are over long ago. */
const MOST = 20;

/** The ids in what the browser keeps, the last closed first; of anything else none. */
export function readClosed(kept: string | null): readonly string[] {
  return (kept ?? '').split(' ').filter((id) => id !== '');
}

/** What the browser is to keep after one more was closed. */
export function withClosed(closed: readonly string[], id: string): string {
  return [id, ...closed.filter((one) => one !== id)].slice(0, MOST).join(' ');
}
