import { DAY_MS } from '@routeglass/domain/time';
import type { HistogramDay } from '@routeglass/api-client/incidents';
import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { network } from '@routeglass/api-client/view';
import type { IncidentEvidence } from '@routeglass/ui/IncidentEvidenceDialog';
import type { IncidentBucket } from '@routeglass/ui/IncidentHistogram';
import { evidence } from '../../wire/evidence.ts';

export { incident } from '@routeglass/api-client/view';

/** Days that a histogram has at least: a single day says nothing of before. */
const FEWEST_DAYS = 28;
const MOST_DAYS = 366;

/**
 * The days of a histogram as widgets take them, up to the day of the newest data, with quiet days before them where there are few; at most a
 * year of them.
 */
export function buckets(days: readonly HistogramDay[], asOf?: Date): IncidentBucket[] {
  const counted = days.map(({ from, until, count, active }) => {
    return { from: new Date(from), until: new Date(until), count, active };
  });
  const [first] = counted;
  if (!first) return [];
  const end = asOf?.getTime() ?? 0;
  for (let { until } = counted.at(-1)!; until.getTime() <= end && counted.length < MOST_DAYS; until = dayAfter(until))
    counted.push({ from: until, until: dayAfter(until), count: 0, active: 0 });
  const quiet = Array.from({ length: Math.max(0, FEWEST_DAYS - counted.length) }, (_, before) => {
    const until = new Date(first.from.getTime() - before * DAY_MS);
    return { from: new Date(until.getTime() - DAY_MS), until, count: 0, active: 0 };
  });
  return [...quiet.reverse(), ...counted];
}

function dayAfter(day: Date): Date {
  return new Date(day.getTime() + DAY_MS);
}

/** All that is known of one incident, as widgets take it. */
export function incidentEvidence(answer: AnswerOf<Endpoints['incident']>): IncidentEvidence {
  return {
    ...evidence(answer.evidence),
    suspects: answer.suspects.map(({ network: suspected, weight, reason }) => {
      return { network: network(suspected), weight, reason };
    }),
    routes: answer.routes.map((route) => ({ ...route, seen: new Date(route.seen) })),
    routeCount: answer.route_count,
  };
}
