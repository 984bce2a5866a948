import { detectIncidents } from '@routeglass/domain/incident-detection';
import type { Incident } from '@routeglass/domain/incidents';
import type { Incident as TrueIncident } from '../../../../apps/server/src/lab/life/incident.ts';
import { createRelationGraph, type RelationGraph, relationBetween } from '@routeglass/domain/relations';
import { readLabWorld } from './labWorld.ts';

const kinds = ['hijack', 'leak', 'bogon'] as const;

/** How well detection works for one kind of incident in the lab. */
export interface LabScore {
  readonly kind: (typeof kinds)[number];
  readonly happened: number;
  readonly found: number;
  readonly told: number;
  readonly right: number;
  /** Missed incidents and false ones, a sentence each. */
  readonly notes: readonly string[];
}

type TruthGraphs = Readonly<Record<4 | 6, RelationGraph>>;

/** A collector sees events up to this many seconds late. */
const LATE = 600;

export async function scoreLab(seed: number): Promise<{
  readonly scores: readonly LabScore[];
  readonly closed: ReadonlyMap<string, number>;
}> {
  const { truth, reader, stories, lookup } = await readLabWorld(seed);
  const incidents = detectIncidents(stories, lookup, reader.last);
  const graphs = { 4: createRelationGraph(truth.relations[4]), 6: createRelationGraph(truth.relations[6]) };
  const told = incidents.filter(({ benign }) => benign === null);
  const closed = new Map<string, number>();
  for (const { benign } of incidents) if (benign !== null) closed.set(benign, (closed.get(benign) ?? 0) + 1);
  const scores = kinds.map((kind) =>
    scoreOf(
      kind,
      truth.incidents,
      told.filter((incident) => incident.kind === kind),
      graphs,
    ),
  );
  return { scores, closed };
}

/** For a leak, the leaker must be right, otherwise the offender; the time and the prefixes must match, too. */
function scoreOf(
  kind: LabScore['kind'],
  truth: readonly TrueIncident[],
  told: readonly Incident[],
  graphs: TruthGraphs,
): LabScore {
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
      ...missed.map(({ detail, asn, prefixes }) => `Missed: ${detail} by AS${asn}, ${prefixes[0] ?? ''}.`),
      ...wrong.map((incident) => `Wrong: ${incident.evidence.reason} ${explain(incident, happened, graphs)}`),
    ],
  };
}

/** Explains a false leak: a customer mistaken for a peer, whose routes came over a link for the first time. */
function explain({ segment, ipVersion }: Incident, happened: readonly TrueIncident[], truth: TruthGraphs): string {
  if (!segment) return '';
  const [giver, leaker] = segment;
  if (relationBetween(truth[ipVersion], giver, leaker) === 'c2p')
    return `AS${giver} is a customer of AS${leaker}: the first table does not show this, and an outage made it visible.`;
  const other = happened.find(({ asn }) => segment.includes(asn));
  return other ? `This is the leak by AS${other.asn}.` : '';
}
