import { DAY_MS } from '@routeglass/domain/time';
import type { HistogramDay } from '@routeglass/api-client/incidents';
import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { network } from '@routeglass/api-client/view';
import type { IncidentEvidence } from '@routeglass/ui/IncidentEvidenceDialog';
import type { IncidentBucket } from '@routeglass/ui/IncidentHistogram';
import { evidence } from '../../wire/evidence.ts';

export { incident } from '@routeglass/api-client/view';

/** Fewest days of a histogram: a single day would not show what came before. */
const FEWEST_DAYS = 28;
const MOST_DAYS = 366;

/**
 * The days of a histogram in the form that widgets use, up to the day of the newest data. If there are few, empty days are added before them; at most
 * a year is kept.
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

/** All known facts of one incident, in the form that widgets use. */
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
