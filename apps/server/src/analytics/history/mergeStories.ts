import { DAY_SECONDS } from '@routeglass/domain/time';
import { announcementSpans, type KnownSpan, mergeSpans } from '@routeglass/domain/history';
import type { World } from '../../store/schema.ts';
import type { StandingSource } from '../incoming.ts';
import { KEPT_DAYS } from '../keptDays.ts';
import type { WorldStory } from '../stories/sightings.ts';
import type { TextOf } from '../stories/setPaths.ts';
import { aggregateSpans } from './aggregateSpans.ts';
import type { PrefixSpans } from './ledger.ts';

/** The instants that decide what happens to a world's spans, in seconds since 1970. */
export interface WorldInstants {
  /** Routes that no table holds any more count as gone at this instant: the newest table, or the newest update if there is no table. */
  readonly settledAt: number;
  /** Spans that ended before this are forgotten. */
  readonly keptFrom: number;
}

export function instantsOf(sources: readonly StandingSource[]): Readonly<Record<World, WorldInstants>> {
  const of = (world: World): WorldInstants => {
    const own = sources.filter((source) => source.world === world);
    const newest = (kind: string) =>
      Math.max(0, ...own.filter((one) => one.kind === kind).map(({ asOf }) => (asOf?.getTime() ?? 0) / 1000));
    const [table, update] = [newest('mrt-rib'), newest('mrt-updates')];
    return {
      settledAt: table > 0 ? table : update,
      keptFrom: Math.max(table, update) - KEPT_DAYS.announcements * DAY_SECONDS,
    };
  };
  return { lab: of('lab'), internet: of('internet') };
}

/** Merges stories into the known spans of their prefixes. Spans in `known` without a story are settled. */
export function mergeStories(
  known: readonly PrefixSpans[],
  stories: readonly WorldStory[],
  instants: Readonly<Record<World, WorldInstants>>,
  textOf: TextOf,
): PrefixSpans[] {
  const told = new Map(stories.map((story) => [`${story.prefix} ${story.world}`, story]));
  const merged: PrefixSpans[] = [];
  const add = (prefix: string, world: World, before: PrefixSpans['spans'], story: WorldStory | undefined): void => {
    const { settledAt, keptFrom } = instants[world];
    const routes = story?.routes ?? [];
    const spans = [
      ...mergeSpans(before.filter(isOfOrigin), announcementSpans(routes), settledAt),
      ...mergeSpans(before.filter(isOfSet), aggregateSpans(routes, textOf), settledAt),
    ];
    const kept = spans.filter(({ lastSeen }) => lastSeen === null || lastSeen >= keptFrom);
    if (kept.length > 0) merged.push({ prefix, world, spans: kept });
  };
  for (const { prefix, world, spans } of known) {
    const key = `${prefix} ${world}`;
    add(prefix, world, spans, told.get(key));
    told.delete(key);
  }
  for (const story of told.values()) add(story.prefix, story.world, [], story);
  return merged;
}

const isOfSet = ({ originSet }: KnownSpan): boolean => originSet !== undefined;
const isOfOrigin = (span: KnownSpan): boolean => !isOfSet(span);
