import type { RouteGroup } from '../world/routeGroup.ts';
import type { Change } from './incident.ts';
import type { Message } from './message.ts';
import type { Route } from './route.ts';

/** Seconds without other changes, so that the vantage point sends the same routes again. */
const QUIET = 15 * 60;
/** Seconds until the session is back. */
const DOWN = 180;
/** Groups sent per second after the session is back. */
const RATE = 40;

/** A point in the first quiet stretch after `earliest`; undefined if there is none. */
export function findQuiet(changes: readonly Change[], earliest: number): number | undefined {
  const after = changes.filter(({ at }) => at >= earliest);
  const place = after.findIndex(({ at }, i) => (after[i + 1]?.at ?? 0) - at > QUIET);
  const before = after[place];
  return before && before.at + QUIET / 2;
}

/** Messages of a session that goes down and comes back, including the whole table sent again. */
export function resetMessages(
  heard: Pick<Message, 'at' | 'collector' | 'session'>,
  told: readonly (Route | undefined)[],
  groups: readonly RouteGroup[],
): Message[] {
  const back = heard.at + DOWN;
  const again = groups.filter(({ id }) => told[id] !== undefined);
  return [
    { ...heard, kind: 'state', isUp: false },
    { ...heard, kind: 'state', at: back, isUp: true },
    ...again.map((group, i): Message => ({
      ...heard,
      kind: 'update',
      at: back + 1 + Math.floor(i / RATE),
      prefixes: group.prefixes,
      route: told[group.id],
    })),
  ];
}
