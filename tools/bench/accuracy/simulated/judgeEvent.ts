import { detectIncidents } from '@routeglass/domain/incident-detection';
import type { Incident } from '@routeglass/domain/incidents';
import type { Random } from '../../../../apps/server/src/lab/random.ts';
import { eventLookup } from './eventLookup.ts';
import { type EventStories, eventStories } from './eventStories.ts';
import type { RealTable } from './realTable.ts';
import type { Vantage } from './vantage.ts';
import type { SimulatedEvent } from './simulatedEvent.ts';

/** What detection made of a simulated event. */
export interface JudgedSimulation {
  readonly event: SimulatedEvent;
  /** Networks of vantage points that saw it, and that looked. */
  readonly seenBy: number;
  readonly looking: number;
  /** One for each offender that can be seen; none for ordinary changes. */
  readonly answers: readonly Answer[];
  /** Incidents above info: those of an offender of the event, and others. */
  readonly right: readonly Incident[];
  readonly wrong: readonly Incident[];
}

export interface Answer {
  readonly offender: number;
  /** The gravest incident that is about it; null where it was missed. */
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
  { table, peers, known }: Pick<Vantage, 'peers' | 'known'> & { readonly table: Pick<RealTable, 'at'> },
  told: EventStories,
): JudgedSimulation {
  const lookup = eventLookup(table.at, peers, known, told);
  const incidents = detectIncidents(told.stories, lookup, told.until).filter(
    ({ kind, benign, firstSeen, lastSeen }) =>
      kind !== 'bogon' && benign === null && firstSeen <= told.until && (lastSeen ?? Infinity) >= told.from,
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
 * The gravest incident of the event's kind is the one about its offender. Of several attackers each has an incident of its own: the one
 * whose routes name it as their origin.
 */
function answerOf(
  offender: number,
  { kind, offenders, victims }: SimulatedEvent,
  incidents: readonly Incident[],
): Answer {
  const own = incidents
    .filter((incident) => incident.kind === (kind.startsWith('leak') ? 'leak' : 'hijack'))
    .filter(({ origin }) => offenders.length === 1 || origin === offender)
    .sort((a, b) => b.coefficient - a.coefficient);
  const found = own[0] ?? null;
  const suspects = found ? [found.offender] : [];
  return {
    offender,
    found,
    isFirst: suspects[0] === offender,
    isAmongThree: suspects.slice(0, 3).includes(offender),
    isVictimRight: found !== null && victims.some((victim) => found.victims.includes(victim)),
  };
}
