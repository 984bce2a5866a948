/** One change of a prefix's routes. Routes are AS paths as text, as `RouteGraphInput` takes them. */
export interface HistoryEvent {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly added: readonly string[];
  readonly left: readonly string[];
}

/** The routes at an instant, and what changed since an earlier one. Each list in ascending order of its texts. */
export interface RouteStep {
  /** All that stand, the added ones among them. */
  readonly active: readonly string[];
  readonly added: readonly string[];
  /** Those that stood before and do no more. */
  readonly left: readonly string[];
}

/**
 * What happened after `from` up to and with `to`. A route that came and went in between counts as neither.
 * Events are in ascending order of time; an event's `left` is applied before its `added`.
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

/** The number of routes after each event, with how many it added and took away. */
export interface HistoryCount {
  readonly time: number;
  readonly active: number;
  readonly added: number;
  readonly left: number;
}

/** The counts of every event, in their order. Adding what stands already, or taking away what does not, counts as nothing. */
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
