import type { PlayerWindow } from '@routeglass/domain/player';

/** A tick for each of `columns` columns in which routes change, as SVG path data of height 6. */
export function eventMarks({ start, end, events }: PlayerWindow, columns: number): string {
  if (end <= start) return '';
  const marked = new Set<number>();
  for (const time of events)
    if (time >= start && time <= end) marked.add(Math.round(((time - start) / (end - start)) * columns));
  return [...marked].map((column) => `M${column} 0V6`).join('');
}
