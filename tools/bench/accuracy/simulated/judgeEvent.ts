import { examine, groupLeaks, segmentKey } from '@routeglass/domain/incident-detection';
import type { Incident } from '@routeglass/domain/incidents';
import type { Random } from '../../../../apps/server/src/lab/random.ts';
import { eventLookup } from './eventLookup.ts';
import { type EventStories, eventStories } from './eventStories.ts';
import type { RealTable } from './realTable.ts';
import type { Vantage } from './vantage.ts';
import type { SimulatedEvent } from './simulatedEvent.ts';

/** The result of detection for a simulated event. */
export interface JudgedSimulation {
  readonly event: SimulatedEvent;
  /** Networks with vantage points that saw it, and all that could have. */
  readonly seenBy: number;
  readonly looking: number;
  /** One for each offender; none for ordinary changes. */
  readonly answers: readonly Answer[];
  /** Incidents above info: those of an offender of the event, and all others. */
  readonly right: readonly Incident[];
  readonly wrong: readonly Incident[];
}

export interface Answer {
  readonly offender: number;
  /** The most severe incident about it; null if it was missed. */
  readonly found: Incident | null;
  readonly isFirst: boolean;
  readonly isAmongThree: boolean;
  readonly isVictimRight: boolean;
}

export function judgeSimulation(event: SimulatedEvent, vantage: Vantage, random: Random): JudgedSimulation {
  return judgeStories(event, vantage, eventStories(vantage.table, vantage.peers, event, random));
}

export function judgeStories(
  event: SimulatedEvent,
  {
    table,
    peers,
    known,
    standing,
  }: Pick<Vantage, 'peers' | 'known' | 'standing'> & { readonly table: Pick<RealTable, 'at'> },
  told: EventStories,
): JudgedSimulation {
  const lookup = eventLookup(table.at, peers, known, told);
  const { hijacks, leakSightings } = examine(told.stories, lookup, told.until);
  const segments = new Set(leakSightings.map(segmentKey));
  const stood = [...segments].flatMap((segment) => standing.get(segment) ?? []);
  const leaks = groupLeaks([...stood, ...leakSightings], lookup, told.until);
  const fed = new Set(leakSightings.filter(({ route }) => route.from >= told.from).map(segmentKey));
  // Incidents from before the event that contain none of its routes do not count.
  const incidents = [...hijacks, ...leaks].filter(
    ({ benign, firstSeen, subject }) =>
      benign === null && firstSeen <= told.until && (firstSeen >= told.from || fed.has(subject)),
  );
  const grave = incidents.filter(({ severity }) => severity !== 'info');
  const isOfEvent = ({ offender }: Incident): boolean => event.offenders.includes(offender);
  return {
    event,
    seenBy: new Set(event.routes.map((route) => route.vantage)).size,
    looking: new Set(peers.map(({ asn }) => asn)).size,
    answers: event.offenders.map((offender) => answerOf(offender, event, incidents)),
    right: grave.filter(isOfEvent),
    wrong: grave.filter((incident) => !isOfEvent(incident)),
  };
}

/**
 * The most severe incident is the one about the offender, whether hijack or leak: a leak of routes from the origin itself, over a link never
 * seen before, looks the same as a forged path. If there are several attackers, each has its own incident: the one whose routes name it as
 * their origin.
 */
function answerOf(offender: number, { offenders, victims }: SimulatedEvent, incidents: readonly Incident[]): Answer {
  const own = incidents
    .filter(({ origin }) => offenders.length === 1 || origin === offender)
    .sort((a, b) => b.coefficient - a.coefficient);
  const found = own[0] ?? null;
  const suspects = found?.suspects.map(({ asn }) => asn) ?? [];
  return {
    offender,
    found,
    isFirst: suspects[0] === offender,
    isAmongThree: suspects.slice(0, 3).includes(offender),
    isVictimRight: found !== null && victims.some((victim) => found.victims.includes(victim)),
  };
}
