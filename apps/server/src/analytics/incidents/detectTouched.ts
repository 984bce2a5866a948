import { setImmediate } from 'node:timers/promises';
import { DAY_SECONDS } from '@routeglass/domain/time';
import { groupLeaks, type LeakSighting } from '@routeglass/domain/incident-detection';
import type { Incident } from '@routeglass/domain/incidents';
import { sql } from 'kysely';
import { readAhead } from '../../store/readAhead.ts';
import { partsOf, twoAtATime } from '../../store/twoAtATime.ts';
import type { StandingSource } from '../incoming.ts';
import type { WorldStory } from '../stories/sightings.ts';
import { routeSourcesOf } from '../stories/sources.ts';
import { storiesOf } from '../stories/storyPages.ts';
import { examineStories } from './examineStories.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { record, storedIncidents } from './ledger.ts';
import { prefixesIn, rememberSightings, segmentIn, segmentsOf } from './leakPrefixes.ts';
import { namesOf } from './names.ts';
import { prefixesAround, prefixesInside } from './relatives.ts';

const STORIES_AT_ONCE = 500;
/** An ongoing incident this old may close as long-standing even if nothing touches it. */
const LONG = 14 * DAY_SECONDS;

/** What was touched, and the ledger of announcements to find related prefixes in. */
export interface Touch {
  readonly prefixes: ReadonlySet<string>;
  readonly history: number;
  /** Stories that were already read. */
  readonly told: ReadonlyMap<string, readonly WorldStory[]>;
}

/**
 * Examines the touched prefixes and all prefixes inside them, because verdicts on those depend on them too. It also examines all prefixes of the
 * leaks that any of these are part of. Returns the number of incidents changed.
 */
export async function detectTouched(
  knowledge: Knowledge,
  standing: readonly StandingSource[],
  touch: Touch,
  advance: (prefixes: number) => void,
): Promise<number> {
  const { store, world, paths, links, registries } = knowledge;
  const own = routeSourcesOf(standing).filter((source) => source.world === world);
  const wanted = await prefixesInside(store, touch.history, [...touch.prefixes, ...(await longStanding(knowledge))]);
  const needed = [...(await prefixesAround(store, touch.history, wanted))];
  const [stories] = await Promise.all([
    readStories(knowledge, own, needed, touch.told, advance),
    registries.learn(needed),
  ]);
  await paths.learn(stories);
  links.survey(
    stories.filter(({ prefix }) => touch.prefixes.has(prefix)),
    paths.numbers,
  );
  await links.save();

  const looked = [...wanted];
  // The database replies while paths are examined.
  const onRecord = readAhead(storedOf(knowledge, looked));
  await setImmediate();
  const found = await examineStories(stories, knowledge, (prefix) => wanted.has(prefix));
  const leaks = await leaksAround(knowledge, own, looked, found.leakSightings, touch.told);
  const incidents = [...found.incidents, ...leaks.incidents];
  const stored = [
    ...(await onRecord),
    ...(await storedIncidents(store, sql`subject = any(${[...leaks.segments]}::text[])`)),
  ];
  return record(store, stored, incidents, knowledge, await namesOf(knowledge, incidents));
}

/** The leaks of every segment that these prefixes are or were part of. */
async function leaksAround(
  knowledge: Knowledge,
  routes: readonly StandingSource[],
  looked: readonly string[],
  sightings: readonly LeakSighting[],
  told: Touch['told'],
): Promise<{ readonly segments: ReadonlySet<string>; readonly incidents: readonly Incident[] }> {
  const { store, world, paths, registries, lookup, now } = knowledge;
  const segments = await segmentsOf(store, world, looked);
  for (const sighting of sightings) segments.add(segmentIn(world, sighting));
  await rememberSightings(store, world, looked, sightings);
  const known = new Set(looked);
  const others = [...(await prefixesIn(store, [...segments]))].filter((prefix) => !known.has(prefix));
  const stories = await readStories(knowledge, routes, others, told);
  await paths.learn(stories);
  const rest = (await examineStories(stories, knowledge)).leakSightings;
  const whole = [...sightings, ...rest].filter((sighting) => segments.has(segmentIn(world, sighting)));
  await registries.learn(new Set(whole.map(({ prefix }) => prefix)));
  return { segments, incidents: groupLeaks(whole, lookup, now) };
}

async function readStories(
  { store, world }: Knowledge,
  routes: readonly StandingSource[],
  prefixes: readonly string[],
  told: Touch['told'],
  advance: (prefixes: number) => void = () => {},
): Promise<readonly WorldStory[]> {
  const stories = prefixes.flatMap((prefix) => told.get(prefix) ?? []).filter((story) => story.world === world);
  const others = prefixes.filter((prefix) => !told.has(prefix));
  const read = await twoAtATime(partsOf(others, STORIES_AT_ONCE), (some) => storiesOf(store, routes, some));
  for (const some of read) for (const story of some) if (story.world === world) stories.push(story);
  advance(prefixes.length);
  return stories;
}

/** The recorded hijacks and bogons of these prefixes. */
async function storedOf({ store, world }: Knowledge, prefixes: readonly string[]) {
  const found = partsOf(prefixes, STORIES_AT_ONCE).map((some) => {
    return storedIncidents(
      store,
      sql`world = ${world} and kind <> 'leak' and prefix = any(${some}::cidr[])
        and id = any(array(select incident_id from incident_prefix where prefix = any(${some}::cidr[])))`,
    );
  });
  return (await Promise.all(found)).flat();
}

async function longStanding({ store, world, now }: Knowledge): Promise<string[]> {
  const { rows } = await sql<{ prefix: string }>`
    select distinct x.prefix::text as prefix from incident i join incident_prefix x on x.incident_id = i.id
    where i.world = ${world} and i.last_seen is null and i.benign is null and i.first_seen <= to_timestamp(${now - LONG}::float8)
  `.execute(store.bulk);
  return rows.map(({ prefix }) => prefix);
}
