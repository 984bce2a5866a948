import { DAY_SECONDS } from '@routeglass/domain/time';
import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import { peerCounts, routeEvents } from '@routeglass/domain/history';
import { PLAYER_WINDOW_DAYS } from '@routeglass/domain/player';
import { formatPrefix, parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import type { Kysely } from 'kysely';
import { badRequest } from '../../http/problem.ts';
import { keptPerImport } from '../../store/keptPerImport.ts';
import { worldOfNetworks } from '../../store/network.ts';
import { worldOfPrefix } from '../../store/prefixWorld.ts';
import type { Database, World } from '../../store/schema.ts';
import { newestRoutes, sightingsOf, type SightingRow } from './repository.ts';
import { type ToldRoute, toldRoutes } from './toldRoutes.ts';

type History = AnswerOf<Endpoints['graphHistory']>;
type Timelines = AnswerOf<Endpoints['prefixTimeline']>;

/** How routes and their visibility changed. */
export function createRouteStorageService(db: Kysely<Database>, stamp: () => Promise<string>) {
  const newestByWorld = keptPerImport(stamp, () => newestRoutes(db));
  return {
    async graphHistory(query: QueryOf<Endpoints['graphHistory']>): Promise<History> {
      const prefix = readPrefix('prefix', query.prefix);
      const found = toldRoutes(await sightingsOf(db, [formatPrefix(prefix)]));
      const world = found.length > 1 ? await worldMeant(db, prefix, query.target_asns) : found[0]?.world;
      const told = found.find((one) => one.world === world);
      if (!told) return [];
      const start =
        query.start_from === undefined
          ? weekBefore((await newestByWorld()).get(told.world) ?? 0)
          : instantOf(query.start_from);
      return routeEvents(told.routes, query.target_asns, start).map(({ time, added, left }) => [
        instantText(time),
        { new: [...added], left: [...left] },
      ]);
    },

    async timelines(texts: readonly string[]): Promise<Timelines> {
      const prefixes = [...new Set(texts.map((text, index) => formatPrefix(readPrefix(`prefixes.${index}`, text))))];
      if (prefixes.length === 0) return [];
      const [rows, newest] = await Promise.all([sightingsOf(db, prefixes), newestByWorld()]);
      const byPrefix = Map.groupBy(rows, (row) => row.prefix);
      return prefixes.flatMap((prefix) => timelinesOf(prefix, byPrefix.get(prefix) ?? [], newest));
    },
  };
}

function timelinesOf(
  prefix: string,
  rows: readonly SightingRow[],
  newest: Awaited<ReturnType<typeof newestRoutes>>,
): Timelines {
  return toldRoutes(rows)
    .flatMap(({ world, routes }) => {
      const start = weekBefore(newest.get(world) ?? 0);
      return [...Map.groupBy(routes, (route) => route.origin)].map(([origin, own]) => ({ start, origin, routes: own }));
    })
    .flatMap(({ start, origin, routes }) => {
      const timeline = pointsFrom(start, routes);
      if (origin === null || timeline.length === 0) return [];
      return [{ origin, timeline, most: Math.max(...timeline.map(([, peers]) => peers)) }];
    })
    .sort((a, b) => b.most - a.most || a.origin - b.origin)
    .map(({ origin, timeline }) => {
      return { key: [prefix, origin], timeline: timeline.map(([at, peers]) => [instantText(at), peers]) };
    });
}

/** Numbers of vantage points at whole seconds from `start` on; the first is at `start` if any has the prefix then. */
function pointsFrom(start: number, routes: readonly ToldRoute[]): [at: number, peers: number][] {
  const points: [number, number][] = [];
  for (const [instant, peers] of peerCounts(routes)) {
    const at = Math.max(start, Math.floor(instant));
    if (points.at(-1)?.[0] === at) points.pop();
    if (peers !== (points.at(-1)?.[1] ?? 0)) points.push([at, peers]);
  }
  return points;
}

/** If both worlds have the prefix: the world of the targets, else that of the prefix. */
async function worldMeant(db: Kysely<Database>, prefix: Prefix, targets: readonly number[]): Promise<World> {
  return (await worldOfNetworks(db, targets)) ?? worldOfPrefix(db, prefix);
}

function readPrefix(path: string, text: string): Prefix {
  const prefix = parsePrefix(text);
  if (!prefix) throw badRequest(path, `${JSON.stringify(text)} is not a prefix such as 192.0.2.0/24 or 2001:db8::/32`);
  return prefix;
}

/** Midnight (UTC) at the start of the week before an instant. */
function weekBefore(instant: number): number {
  return Math.floor(instant / DAY_SECONDS) * DAY_SECONDS - PLAYER_WINDOW_DAYS * DAY_SECONDS;
}

/** A day means its midnight; a time without a zone is UTC. */
function instantOf(text: string): number {
  const hasZone = text.length === 10 || /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  return Date.parse(hasZone ? text : `${text}Z`) / 1000;
}

function instantText(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;
}
