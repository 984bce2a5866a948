import type { PrefixStory, StoryRoute } from '../history/story.ts';
import { BogonReader } from './bogon/detectBogons.ts';
import type { BogonLookup, HijackLookup } from './circumstances.ts';
import { families } from './families.ts';
import { offenderOf } from './hijack/candidate.ts';
import { hijackCandidates } from './hijack/detectHijacks.ts';
import { hijackIncident } from './hijack/hijackIncident.ts';
import type { Incident } from './incident.ts';
import { leaksOf } from './leak/groupLeaks.ts';
import { LeakReader, type LeakSighting, segmentKey } from './leak/leakSightings.ts';
import { PathReader } from './pathFacts.ts';

export type IncidentLookup = HijackLookup & BogonLookup;

/** What a part of the stories shows. Leaks are still single sightings, since a segment may reach into other parts. */
export interface Findings {
  readonly hijacks: readonly Incident[];
  readonly bogons: readonly Incident[];
  readonly leakSightings: readonly LeakSighting[];
}

/** Caches of paths that have been read. They are valid as long as `lookup` returns the same results. */
export interface Readers {
  readonly paths: PathReader;
  readonly bogons: BogonReader;
  readonly leaks: LeakReader;
}

export function createReaders(lookup: IncidentLookup): Readers {
  return { paths: new PathReader(lookup), bogons: new BogonReader(lookup), leaks: new LeakReader(lookup) };
}

/**
 * Examines prefixes by family. A caller that examines only a part must include all covering prefixes; `isWanted` excludes those that are there
 * only as covers.
 *
 * @param now the newest instant in the stories.
 * @param readers shared with other parts, so that each path is read once.
 */
export function examine(
  stories: Iterable<PrefixStory>,
  lookup: IncidentLookup,
  now: number,
  isWanted: (prefix: string) => boolean = () => true,
  { paths: reader, bogons: bogonReader, leaks: leakReader }: Readers = createReaders(lookup),
): Findings {
  const hijacks: Incident[] = [];
  const bogons: Incident[] = [];
  const leakSightings: LeakSighting[] = [];
  for (const family of families(stories, reader)) {
    const { story } = family.kin;
    if (!isWanted(story.prefix)) continue;
    const offenders = new Map<StoryRoute, number>();
    for (const candidate of hijackCandidates(family, reader, lookup, now)) {
      hijacks.push(hijackIncident(candidate, reader, lookup));
      if (candidate.benign !== null) continue;
      for (const route of candidate.spell.routes) offenders.set(route, offenderOf(candidate));
    }
    for (const incident of bogonReader.bogonsOf(story)) bogons.push(incident);
    // A network that passes a hijack on is not leaking, and a forged path shows relations that do not exist.
    for (const sighting of leakReader.sightings(story))
      if ((offenders.get(sighting.route) ?? sighting.leak.leaker) === sighting.leak.leaker)
        leakSightings.push(sighting);
  }
  return { hijacks, bogons, leakSightings };
}

/** Groups sightings of any number of segments into leaks, ordered by segment. */
export function groupLeaks(sightings: Iterable<LeakSighting>, lookup: IncidentLookup, now: number): Incident[] {
  const bySegment = new Map<string, LeakSighting[]>();
  for (const sighting of sightings) {
    const key = segmentKey(sighting);
    const known = bySegment.get(key);
    if (known) known.push(sighting);
    else bySegment.set(key, [sighting]);
  }
  return [...bySegment].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, own]) => leaksOf(own, lookup, now));
}

/** All incidents of all stories: hijacks, bogons and leaks, closed cases included. The order of the stories does not matter. */
export function detectIncidents(stories: Iterable<PrefixStory>, lookup: IncidentLookup, now: number): Incident[] {
  const { hijacks, bogons, leakSightings } = examine(stories, lookup, now);
  return [...hijacks, ...bogons, ...groupLeaks(leakSightings, lookup, now)];
}
