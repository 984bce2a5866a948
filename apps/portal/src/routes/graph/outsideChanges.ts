import { asnsOf, parseAsPath } from '@routeglass/domain/as-path';
import type { HistoryEvent } from '@routeglass/domain/player';

/** The vantage points besides the targets whose routes changed after `start`, ascending. */
export function outsideChanges(events: readonly HistoryEvent[], start: number, targets: readonly number[]): number[] {
  const changed = new Set<number>();
  for (const { time, added, left } of events) {
    if (time <= start) continue;
    for (const route of [...added, ...left]) {
      const [first] = asnsOf(parseAsPath(route) ?? []);
      if (first !== undefined) changed.add(first);
    }
  }
  for (const target of targets) changed.delete(target);
  return [...changed].sort((a, b) => a - b);
}

/** `2 networks outside your targets changed` */
export function outsideText(count: number): string {
  return `${count} ${count === 1 ? 'network' : 'networks'} outside your targets changed`;
}
