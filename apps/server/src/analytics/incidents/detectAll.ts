import { groupLeaks, type LeakSighting } from '@routeglass/domain/incident-detection';
import type { Incident } from '@routeglass/domain/incidents';
import { sql } from 'kysely';
import type { StandingSource } from '../incoming.ts';
import { routeSourcesOf } from '../stories/sources.ts';
import { storyPages } from '../stories/storyPages.ts';
import { examineStories } from './examineStories.ts';
import { familyChunks } from './familyChunks.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { record, storedIncidents } from './ledger.ts';
import { rememberAll } from './leakPrefixes.ts';
import { namesOf } from './names.ts';

/** Looks at every family of a world; its links are surveyed. Answers the number of incidents changed. */
export async function detectAll(
  knowledge: Knowledge,
  standing: readonly StandingSource[],
  advance: (routes: number) => void,
): Promise<number> {
  const { store, world, paths, links, registries } = knowledge;
  const own = routeSourcesOf(standing).filter((source) => source.world === world);
  await links.save();
  await registries.learn();

  const incidents: Incident[] = [];
  const sightings: LeakSighting[] = [];
  for await (const stories of familyChunks(storyPages(store, own))) {
    await paths.learn(stories);
    const found = await examineStories(stories, knowledge);
    for (const incident of found.incidents) incidents.push(incident);
    for (const sighting of found.leakSightings) sightings.push(sighting);
    for (const { routes } of stories) advance(routes.length);
  }
  await rememberAll(store, world, sightings);
  for (const leak of groupLeaks(sightings, knowledge.lookup, knowledge.now)) incidents.push(leak);
  const stored = await storedIncidents(store, sql`world = ${world}`);
  return record(store, stored, incidents, knowledge, await namesOf(knowledge, incidents));
}
