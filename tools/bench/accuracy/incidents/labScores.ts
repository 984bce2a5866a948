import { detectIncidents } from '@routeglass/domain/incident-detection';
import type { Incident } from '@routeglass/domain/incidents';
import type { Incident as TrueIncident } from '../../../../apps/server/src/lab/life/incident.ts';
import { readLabWorld } from './labWorld.ts';

const kinds = ['hijack', 'leak', 'bogon'] as const;

/** How detection does on one kind of incident of the laboratory. */
export interface LabScore {
  readonly kind: (typeof kinds)[number];
  readonly happened: number;
  readonly found: number;
  readonly told: number;
  readonly right: number;
  /** What was missed, and what was told wrongly, a sentence each. */
  readonly notes: readonly string[];
}

/** A collector hears of things some minutes late. */
const LATE = 600;

export async function scoreLab(): Promise<{
  readonly scores: readonly LabScore[];
  readonly closed: ReadonlyMap<string, number>;
}> {
  const { truth, reader, stories, lookup } = await readLabWorld();
  const incidents = detectIncidents(stories, lookup, reader.last);
  const told = incidents.filter(({ benign }) => benign === null);
  const closed = new Map<string, number>();
  for (const { benign } of incidents) if (benign !== null) closed.set(benign, (closed.get(benign) ?? 0) + 1);
  const scores = kinds.map((kind) =>
    scoreOf(
      kind,
      truth.incidents,
      told.filter((incident) => incident.kind === kind),
    ),
  );
  return { scores, closed };
}

/** Of a leak the leaker must be right, of the others who did it; all in time and on its prefixes. */
function scoreOf(kind: LabScore['kind'], truth: readonly TrueIncident[], told: readonly Incident[]): LabScore {
  const happened = truth.filter((one) => one.kind === kind);
  const isOf = (incident: Incident, one: TrueIncident): boolean =>
    incident.offender === one.asn &&
    incident.firstSeen <= one.end + LATE &&
    (incident.lastSeen ?? Infinity) >= one.start &&
    incident.prefixes.some(({ prefix }) => one.prefixes.includes(prefix)) &&
    (one.victim === undefined || incident.victims.includes(one.victim));
  const missed = happened.filter((one) => !told.some((incident) => isOf(incident, one)));
  const wrong = told.filter((incident) => !happened.some((one) => isOf(incident, one)));
  return {
    kind,
    happened: happened.length,
    found: happened.length - missed.length,
    told: told.length,
    right: told.length - wrong.length,
    notes: [
      ...missed.map(({ detail, asn, prefixes }) => `Missed: ${detail} of AS${asn}, ${prefixes[0] ?? ''}.`),
      ...wrong.map((incident) => `Wrong: ${incident.evidence.reason} ${explain(incident, happened)}`),
    ],
  };
}

/** A relation that inference got wrong turns the neighbour of a leaker into one. */
function explain(incident: Incident, happened: readonly TrueIncident[]): string {
  const during = happened.find(
    (one) =>
      incident.segment?.includes(one.asn) === true &&
      incident.firstSeen <= one.end + LATE &&
      (incident.lastSeen ?? Infinity) >= one.start,
  );
  return during
    ? `It is the leak of AS${during.asn}: the relation of AS${incident.offender} and AS${during.asn} was inferred wrong, so the path seems to break earlier.`
    : '';
}
