import type { HistorySpan } from '@routeglass/ui/HistoryDialog';

/** A time in which something was the case, as widgets take it. */
export function spanOf(start: string, end: string | null): HistorySpan {
  return { start: new Date(start), end: end === null ? null : new Date(end) };
}
