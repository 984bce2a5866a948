import type { IncidentBucket } from './histogram.ts';

const DAY = 86_400_000;
const last = Date.UTC(2026, 0, 14);

/** `count` days of incidents up to 2026-01-14; some days without any, the last three with ongoing incidents. */
export function manyDays(count: number): IncidentBucket[] {
  return Array.from({ length: count }, (_, index) => {
    const from = last - (count - 1 - index) * DAY;
    const incidents = index % 6 === 4 ? 0 : 1 + ((index * 7) % 13);
    return {
      from: new Date(from),
      until: new Date(from + DAY),
      count: incidents,
      active: index >= count - 3 ? Math.ceil(incidents / 2) : 0,
    };
  });
}
