import type { Planner } from './planner.ts';

/** Short losses, too minor to be incidents. */
const LOSSES = 260;

/** Plans the background noise of every table: prefixes of small networks that disappear for a few minutes, all week long. */
export function planChurn(planner: Planner): void {
  const { random, week, world } = planner;
  const small = world.groups.filter(({ prefixes, onlyVia }) => prefixes.length <= 6 && onlyVia === undefined);
  const step = (week.end - week.start) / LOSSES;
  for (const [i, { id }] of random.sample(small, LOSSES).entries()) {
    if (!planner.isUntouched(id)) continue;
    const at = Math.round(week.start + (i + 0.9 * random.next()) * step) + 60;
    planner.change({ at, kind: 'group', group: id, announcement: { announcers: [] } });
    planner.change({ at: at + random.between(60, 300), kind: 'group', group: id, announcement: undefined });
  }
}
