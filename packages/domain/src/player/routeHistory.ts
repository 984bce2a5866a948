/** One change of a prefix's routes. Routes are AS paths as text, as in `RouteGraphInput`. */
export interface HistoryEvent {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly added: readonly string[];
  readonly left: readonly string[];
}

/** The routes at an instant, and the changes since an earlier one. Each list is in ascending order. */
export interface RouteStep {
  /** All current routes, including the added ones. */
  readonly active: readonly string[];
  readonly added: readonly string[];
  /** Routes that existed before and no longer do. */
  readonly left: readonly string[];
}

/**
 * The changes after `from` up to and including `to`. A route that appeared and disappeared in between counts as neither. Events are in
 * ascending order of time; an event's `left` is applied before its `added`.
 */
export function routeStep(events: readonly HistoryEvent[], from: number, to: number): RouteStep {
  const standing = new Set<string>();
  let at = 0;
  for (; at < events.length && events[at]!.time <= from; at++) apply(standing, events[at]!);
  const before = new Set(standing);
  for (; at < events.length && events[at]!.time <= to; at++) apply(standing, events[at]!);
  return {
    active: [...standing].sort(),
    added: [...standing].filter((route) => !before.has(route)).sort(),
    left: [...before].filter((route) => !standing.has(route)).sort(),
  };
}

/** The number of routes after each event, and how many it added and removed. */
export interface HistoryCount {
  readonly time: number;
  readonly active: number;
  readonly added: number;
  readonly left: number;
}

/** The counts of all events, in order. Adding a current route or removing a missing one does not count. */
export function historyCounts(events: readonly HistoryEvent[]): HistoryCount[] {
  const standing = new Set<string>();
  return events.map((event) => {
    const { added, left } = apply(standing, event);
    return { time: event.time, active: standing.size, added, left };
  });
}

function apply(standing: Set<string>, event: HistoryEvent): { added: number; left: number } {
  const size = standing.size;
  for (const route of event.left) standing.delete(route);
  const left = size - standing.size;
  for (const route of event.added) standing.add(route);
  return { added: standing.size - size + left, left };
}
