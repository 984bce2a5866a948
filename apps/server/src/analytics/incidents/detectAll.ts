import { setImmediate } from 'node:timers/promises';
import { createReaders, groupLeaks, type LeakSighting } from '@routeglass/domain/incident-detection';
import type { Incident } from '@routeglass/domain/incidents';
import { sql } from 'kysely';
import type { StandingSource } from '../incoming.ts';
import { routeSourcesOf } from '../stories/sources.ts';
import type { KeptStories } from '../stories/keptStories.ts';
import { storyPages } from '../stories/storyPages.ts';
import { examineStories } from './examineStories.ts';
import { familyChunks } from './familyChunks.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { record, storedIncidents } from './ledger.ts';
import { rememberAll } from './leakPrefixes.ts';
import { namesOf } from './names.ts';

/** How many parsed paths are kept; beyond that, paths are parsed again. */
const MOST_READ = 200_000;

/** Examines every family of a world after its links were surveyed. `kept`: all stories, if already read. Returns the number of incidents changed. */
export async function detectAll(
  knowledge: Knowledge,
  standing: readonly StandingSource[],
  kept: KeptStories | null,
  advance: (routes: number) => void,
): Promise<number> {
  const { store, world, paths, links, registries, lookup } = knowledge;
  const own = routeSourcesOf(standing).filter((source) => source.world === world);
  await links.save();
  await registries.learn();

  let readers = createReaders(lookup);
  const incidents: Incident[] = [];
  const sightings: LeakSighting[] = [];
  for await (const stories of familyChunks(kept?.of(world) ?? storyPages(store, own))) {
    await paths.learn(stories);
    const found = await examineStories(stories, knowledge, undefined, readers);
    if (readers.paths.size > MOST_READ) readers = createReaders(lookup);
    for (const incident of found.incidents) incidents.push(incident);
    for (const sighting of found.leakSightings) sightings.push(sighting);
    for (const { routes } of stories) advance(routes.length);
    // Lets the database's replies arrive, and garbage be collected.
    await setImmediate();
  }
  await rememberAll(store, world, sightings);
  for (const leak of groupLeaks(sightings, lookup, knowledge.now)) incidents.push(leak);
  const stored = await storedIncidents(store, sql`world = ${world}`);
  return record(store, stored, incidents, knowledge, await namesOf(knowledge, incidents));
}
