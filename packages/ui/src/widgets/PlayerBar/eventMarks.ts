import type { PlayerWindow } from '@routeglass/domain/player';

/** A stroke for each of so many columns in which the routes change, as the `d` of an SVG path 6 high. */
export function eventMarks({ start, end, events }: PlayerWindow, columns: number): string {
  if (end <= start) return '';
  const marked = new Set<number>();
  for (const time of events)
    if (time >= start && time <= end) marked.add(Math.round(((time - start) / (end - start)) * columns));
  return [...marked].map((column) => `M${column} 0V6`).join('');
}
