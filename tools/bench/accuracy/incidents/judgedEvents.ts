import type { PrefixStory } from '@routeglass/domain/history';
import { detectIncidents, type IncidentLookup } from '@routeglass/domain/incident-detection';
import type { Incident } from '@routeglass/domain/incidents';
import { sharedData } from '../../../shared-data.ts';
import { lookupOf } from './eventLookup.ts';
import { type KnownBefore, tablesBefore } from './knownBefore.ts';
import { isHijack, type LabelledEvent } from './labelledEvents.ts';
import { StoryReader } from './storyReader.ts';

/** The result of detection for a labeled event. */
export interface JudgedEvent {
  readonly event: LabelledEvent;
  /** The incident that matches the label; null if none was found. */
  readonly found: Incident | null;
  readonly isVictimRight: boolean;
  readonly isOffenderRight: boolean;
  /** Whether the incident and the labeled span overlap. */
  readonly isSpanRight: boolean;
  /** Seconds from the first wrong route at a collector until detection reports it; null if not measured. */
  readonly delay: number | null;
  /** Hijacks that are not in the label. */
  readonly others: readonly Incident[];
  /** Number of leaks found: the cost of relations from a different year. */
  readonly leaks: number;
  /** All origins that announced the prefix or a part or cover of it in the files of the event. */
  readonly origins: ReadonlySet<number>;
  /** Names of the full tables that were known. */
  readonly tables: readonly string[];
}

/** Tolerance around a label's start, in seconds: its source looks at two hours from the start, which it rounds. */
const SPAN = { before: 7200, after: 7200 } as const;

/** @param timed whether to measure the delay, too, which takes many runs. */
export async function judgeEvent(event: LabelledEvent, known: KnownBefore, timed = false): Promise<JudgedEvent> {
  const reader = new StoryReader({ hasOwnTimes: true });
  for (const part of ['rib', 'updates']) {
    const file = sharedData(`incidents/mrt/${event.name}.${part}.mrt.gz`);
    if (file) await reader.read(file);
  }
  const stories = reader.stories();
  // The source took tables hours before: routes that are not in them did not exist.
  const lookup = lookupOf(reader, stories, known, reader.first);
  const incidents = detectIncidents(stories, lookup, reader.last).filter(({ benign }) => benign === null);
  const hijacks = incidents.filter(({ kind }) => kind === 'hijack');
  const found = bestFor(event, hijacks);
  return {
    event,
    found,
    isVictimRight: found !== null && hasVictim(event, found),
    isOffenderRight: found !== null && event.offenders.includes(found.offender),
    isSpanRight: found !== null && touches(found, event),
    delay: found && timed ? delayOf(found, stories, lookup) : null,
    others: hijacks.filter((one) => one !== found && !isOfTheSame(one, event)),
    leaks: incidents.filter(({ kind }) => kind === 'leak').length,
    origins: new Set(stories.flatMap(({ routes }) => routes.flatMap(({ origin }) => origin ?? []))),
    tables: tablesBefore(known, reader.first).map(({ source }) => source.name),
  };
}

/** Unused space has no victim, neither in the label nor in the incident. */
function hasVictim({ victims }: LabelledEvent, found: Incident): boolean {
  return victims.length === 0 ? found.victims.length === 0 : victims.some((asn) => found.victims.includes(asn));
}

/** The incident of the labeled prefix that agrees best with the label; among equals, the most severe one. */
function bestFor(event: LabelledEvent, hijacks: readonly Incident[]): Incident | null {
  const scored = hijacks
    .filter(({ prefix }) => prefix === event.prefix)
    .map((incident) => ({
      incident,
      score:
        (event.offenders.includes(incident.offender) ? 4 : 0) +
        (event.offenders.includes(incident.origin ?? 0) ? 2 : 0) +
        (event.victims.some((asn) => incident.victims.includes(asn)) ? 2 : 0) +
        (touches(incident, event) ? 1 : 0) +
        incident.coefficient / 2,
    }))
    .sort((a, b) => b.score - a.score);
  return scored[0]?.incident ?? null;
}

/** Further incidents of the same offender are not false alarms, and for a mistake, neither are those classified as one. */
function isOfTheSame({ offender, type, prefix }: Incident, event: LabelledEvent): boolean {
  if (event.offenders.includes(offender)) return true;
  return !isHijack(event) && (prefix === event.prefix || type === 'path-prepend') && type.includes('p');
}

function touches({ firstSeen, lastSeen }: Incident, { start }: LabelledEvent): boolean {
  return firstSeen <= start + SPAN.after && (lastSeen ?? Infinity) >= start - SPAN.before;
}

/** If an incident is not found within this many instants, it is not found soon. */
const MOST_INSTANTS = 200;

/** Adds routes to the stories in order of time until the incident is found. */
function delayOf(found: Incident, stories: readonly PrefixStory[], lookup: IncidentLookup): number | null {
  const routes = stories.find(({ prefix }) => prefix === found.prefix)?.routes ?? [];
  const instants = [...new Set(routes.map(({ from }) => from))]
    .filter((at) => at >= found.firstSeen)
    .sort((a, b) => a - b);
  const isFoundAt = (at: number): boolean =>
    detectIncidents(storiesAt(stories, at), lookup, at).some(
      ({ prefix, offender, benign, kind }) =>
        kind === 'hijack' && benign === null && prefix === found.prefix && offender === found.offender,
    );
  const first = instants.slice(0, MOST_INSTANTS).find(isFoundAt);
  return first === undefined ? null : first - found.firstSeen;
}

function storiesAt(stories: readonly PrefixStory[], at: number): PrefixStory[] {
  return stories.flatMap((story) => {
    const routes = story.routes
      .filter(({ from }) => from <= at)
      .map((route) => ({ ...route, until: route.until !== null && route.until > at ? null : route.until }));
    return routes.length > 0 ? [{ ...story, routes }] : [];
  });
}
