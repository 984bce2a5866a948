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

/** What a part of the stories shows. Leaks are sightings yet: their segments may reach into other parts. */
export interface Findings {
  readonly hijacks: readonly Incident[];
  readonly bogons: readonly Incident[];
  readonly leakSightings: readonly LeakSighting[];
}

/** What is known of paths after they were read once. It holds as long as the answers of `lookup` stay the same. */
export interface Readers {
  readonly paths: PathReader;
  readonly bogons: BogonReader;
  readonly leaks: LeakReader;
}

export function createReaders(lookup: IncidentLookup): Readers {
  return { paths: new PathReader(lookup), bogons: new BogonReader(lookup), leaks: new LeakReader(lookup) };
}

/**
 * Examines prefixes by family. Anyone who examines a part must give with each prefix all that cover it; `isWanted` keeps those from being
 * examined again that are there as covers only.
 *
 * @param now the newest instant of which the stories tell.
 * @param readers those of other parts, so that each path is read once.
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
    // Anyone who passes a hijack on leaks nothing, and a forged path shows relations that are not there.
    for (const sighting of leakReader.sightings(story))
      if ((offenders.get(sighting.route) ?? sighting.leak.leaker) === sighting.leak.leaker)
        leakSightings.push(sighting);
  }
  return { hijacks, bogons, leakSightings };
}

/** The leaks that sightings of any number of segments amount to, in order of their segments. */
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

/** All incidents of all stories, closed candidates included: hijacks, bogons, leaks. The order of the stories does not matter. */
export function detectIncidents(stories: Iterable<PrefixStory>, lookup: IncidentLookup, now: number): Incident[] {
  const { hijacks, bogons, leakSightings } = examine(stories, lookup, now);
  return [...hijacks, ...bogons, ...groupLeaks(leakSightings, lookup, now)];
}
