import { type AsPath, numbersOf, originOf, setsOf } from '../as-path/asPath.ts';
import { parseAsPath } from '../as-path/text.ts';
import { createBogonCheck } from '../bogon/bogonCheck.ts';
import type { PrefixStory, StoryRoute } from '../history/story.ts';
import { parsePrefix } from '../prefix/prefix.ts';
import { createRelationGraph, relationBetween, type RelationLink } from '../relations/graph.ts';
import { recursiveCone } from '../relations/cones.ts';
import type { AspaTable } from '../validity/aspa.ts';
import { createOriginValidator } from '../validity/originValidator.ts';
import { type RouteObject, routeObjectValidity } from '../validity/routeObject.ts';
import { detectIncidents, type IncidentLookup } from './detectIncidents.ts';
import type { Incident } from './incident.ts';
import { surveyOf } from './survey.ts';

/** 2026-01-01, 00:00 UTC; instants of routes are minutes after it. */
export const START = Date.UTC(2026, 0, 1) / 1000;
const NOTE = { name: 'Test', asOf: START };

const bogons = createBogonCheck();

/** Ids of paths by their text, kept for the whole test run. */
const pathIds = new Map<string, number>();
const paths: AsPath[] = [];

/**
 * A route of a story. `table: 1001 20 10` is in the table at minute 0, `5-60: 1001 20 10` was announced at minute 5 and withdrawn at minute 60,
 * and `5-: …` is ongoing. The first number of the path is the peer and also its key. An AS_SET is written `{30,40}`.
 */
export function story(prefix: string, ...lines: readonly string[]): PrefixStory {
  const routes = lines.map((line): StoryRoute => {
    const [span = '', path = ''] = line.split(': ');
    const [from = '', until = ''] = span === 'table' ? ['0'] : span.split('-');
    return {
      peer: Number(path.split(' ')[0]),
      path: idOf(path),
      origin: originOf(paths[idOf(path)] ?? []) ?? null,
      from: START + 60 * Number(from),
      until: until === '' ? null : START + 60 * Number(until),
      fromSnapshot: span === 'table',
    };
  });
  routes.sort((a, b) => a.from - b.from || a.peer - b.peer || a.path - b.path);
  return { prefix, ipVersion: prefix.includes(':') ? 6 : 4, routes };
}

function idOf(path: string): number {
  const known = pathIds.get(path);
  if (known !== undefined) return known;
  pathIds.set(path, paths.length);
  const read = parseAsPath(path);
  if (!read) throw new Error(`No path: ${path}`);
  return paths.push(read) - 1;
}

export interface SmallWorld {
  readonly relations?: readonly RelationLink[];
  /** `10.0.0.0/16-24 AS10`. */
  readonly roas?: readonly string[];
  readonly routeObjects?: Readonly<Record<string, readonly RouteObject[]>>;
  readonly organisations?: readonly (readonly number[])[];
  readonly aspas?: AspaTable;
  readonly lookup?: Partial<IncidentLookup>;
}

export function lookupOf(stories: readonly PrefixStory[], world: SmallWorld = {}): IncidentLookup {
  const graph = createRelationGraph(world.relations ?? []);
  const validator = createOriginValidator((world.roas ?? []).map(readRoa));
  const cones = new Map<number, ReadonlySet<number>>();
  const coneOf = (asn: number): ReadonlySet<number> => {
    let cone = cones.get(asn);
    if (!cone) cones.set(asn, (cone = new Set([asn, ...recursiveCone(graph, asn)])));
    return cone;
  };
  const path = (id: number): readonly number[] => numbersOf(paths[id] ?? []);
  return {
    ...surveyOf(stories, path),
    path,
    sets: (id) => setsOf(paths[id] ?? []),
    peerAsn: (peer) => peer,
    peersWithTable: () => 10,
    tablesSince: () => START,
    bogons,
    specialPurpose: NOTE,
    relations: {
      source: NOTE,
      relation(a, b) {
        const relation = relationBetween(graph, a, b);
        return relation === '?' ? undefined : { relation, since: null };
      },
    },
    coneSize: (asn) => coneOf(asn).size,
    isInCone: (provider, customer) => provider !== customer && coneOf(provider).has(customer),
    sharedOrganisation: (a, b) =>
      world.organisations?.some((asns) => asns.includes(a) && asns.includes(b)) ? 'One organisation' : undefined,
    organisations: world.organisations ? NOTE : null,
    roa: (prefix, origin) => (world.roas ? validator.explain(prefix, origin) : undefined),
    roas: world.roas ? NOTE : null,
    routeObject: (prefix, origin) =>
      world.routeObjects ? routeObjectValidity(origin, world.routeObjects[prefix] ?? []) : undefined,
    routeObjects: world.routeObjects ? NOTE : null,
    earlier: () => [],
    unallocated: () => undefined,
    aspas: world.aspas ? { tables: { 4: world.aspas, 6: world.aspas }, source: NOTE } : null,
    ...world.lookup,
  };
}

/** All incidents, closed ones included. The stories end with the second day. */
export function detect(stories: readonly PrefixStory[], world: SmallWorld = {}, now = START + 2 * 86_400): Incident[] {
  return detectIncidents(stories, lookupOf(stories, world), now);
}

function readRoa(text: string) {
  const [, prefix = '', maxLength, asn] = /^(.+)-(\d+) AS(\d+)$/.exec(text) ?? [];
  const parsed = parsePrefix(prefix);
  if (!parsed) throw new Error(`No ROA: ${text}`);
  return { prefix: parsed, maxLength: Number(maxLength), asn: Number(asn) };
}
