import { type LeakSighting, segmentKey } from '@routeglass/domain/incident-detection';
import { sql } from 'kysely';
import { CopyTable } from '../../store/copyTable.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';

const AT_ONCE = 2_000;

/** The key of a segment in its world. */
export function segmentIn(world: World, sighting: LeakSighting): string {
  return `${world} ${segmentKey(sighting)}`;
}

/** The segments with leaks in which any of these prefixes was seen. */
export async function segmentsOf(store: Store, world: World, prefixes: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < prefixes.length; from += AT_ONCE) {
    const { rows } = await sql<{ segment: string }>`
      select distinct segment from leak_sighting
      where prefix = any(${prefixes.slice(from, from + AT_ONCE)}::cidr[]) and segment like ${`${world} %`}
    `.execute(store.bulk);
    for (const { segment } of rows) found.add(segment);
  }
  return found;
}

/** The prefixes seen in leaks of any of these segments. */
export async function prefixesIn(store: Store, segments: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < segments.length; from += AT_ONCE) {
    const { rows } = await sql<{ prefix: string }>`
      select distinct prefix::text as prefix from leak_sighting where segment = any(${segments.slice(from, from + AT_ONCE)}::text[])
    `.execute(store.bulk);
    for (const { prefix } of rows) found.add(prefix);
  }
  return found;
}

/** Replaces the stored sightings of these prefixes. */
export async function rememberSightings(
  store: Store,
  world: World,
  prefixes: readonly string[],
  sightings: readonly LeakSighting[],
): Promise<void> {
  for (let from = 0; from < prefixes.length; from += AT_ONCE)
    await sql`
      delete from leak_sighting
      where prefix = any(${prefixes.slice(from, from + AT_ONCE)}::cidr[]) and segment like ${`${world} %`}
    `.execute(store.bulk);
  await write(store, world, sightings);
}

/** Replaces all stored sightings of a world. */
export async function rememberAll(store: Store, world: World, sightings: readonly LeakSighting[]): Promise<void> {
  await sql`delete from leak_sighting where segment like ${`${world} %`}`.execute(store.bulk);
  await write(store, world, sightings);
}

async function write(store: Store, world: World, sightings: readonly LeakSighting[]): Promise<void> {
  const lines = new Set(sightings.map((sighting) => `${segmentIn(world, sighting)}\t${sighting.prefix}`));
  const copy = new CopyTable(store, 'leak_sighting', ['segment', 'prefix']);
  for (const line of lines) if (copy.add(line)) await copy.flush();
  await copy.end();
}
