import type { HistogramDay, IncidentRow } from '@routeglass/api-client/incidents';
import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { network } from '@routeglass/api-client/view';
import type { IncidentEvidence } from '@routeglass/ui/IncidentEvidenceDialog';
import type { IncidentBucket } from '@routeglass/ui/IncidentHistogram';
import type { Incident } from '@routeglass/ui/IncidentTable';
import { evidence } from '../../wire/evidence.ts';

/** An incident as widgets take it. */
export function incident(row: IncidentRow): Incident {
  return {
    id: row.id,
    kind: `${row.kind}s`,
    severity: row.severity,
    prefix: row.prefix,
    furtherPrefixes: row.prefix_count - 1,
    parties: row.parties.map((party) => ({ role: party.role, network: network(party.network) })),
    partyCount: row.party_count,
    conflicts: row.conflicts,
    propagation: row.propagation,
    relativePropagation: row.relative_propagation,
    roa: row.roa,
    routeObject: row.route_object,
    firstSeen: new Date(row.first_seen),
    lastSeen: row.last_seen === null ? null : new Date(row.last_seen),
  };
}

const DAY = 86_400_000;
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
    const until = new Date(first.from.getTime() - before * DAY);
    return { from: new Date(until.getTime() - DAY), until, count: 0, active: 0 };
  });
  return [...quiet.reverse(), ...counted];
}

function dayAfter(day: Date): Date {
  return new Date(day.getTime() + DAY);
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
