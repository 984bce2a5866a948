import type { HistorySpan } from '@routeglass/ui/HistoryDialog';

/** A period in the form that widgets use. */
export function spanOf(start: string, end: string | null): HistorySpan {
  return { start: new Date(start), end: end === null ? null : new Date(end) };
}
