import { type AsPath, asnsOf, parseAsPath } from '@routeglass/domain/as-path';
import { formatAsn } from '@routeglass/domain/asn';
import { formatPrefix, parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import type { Kysely } from 'kysely';
import { badRequest, Problem } from '../../http/problem.ts';
import { worldOfNetwork } from '../../store/network.ts';
import type { Database, World } from '../../store/schema.ts';
import { type CurrentRoute, currentRoutes } from './repository.ts';
import type { SeenPath } from '@routeglass/domain/route-graph';

/** The current routes of a prefix from one origin. */
export interface PrefixRoutes {
  /** The prefix in its canonical form. */
  readonly prefix: string;
  readonly ipVersion: 4 | 6;
  readonly world: World;
  readonly paths: readonly SeenPath[];
  /** ASNs of the vantage points that send it, ascending. */
  readonly peers: number[];
}

/**
 * The routes that a network announces or aggregated, or whose AS_SET contains it. Throws E_BAD_REQUEST for a text that is not a prefix,
 * E_NOT_FOUND if the loaded tables have no such route.
 */
export async function findRoutes(db: Kysely<Database>, asn: number, text: string): Promise<PrefixRoutes> {
  const prefix = readPrefix(text);
  const routes = await prefixRoutes(db, asn, prefix, ownOf(await currentRoutes(db, formatPrefix(prefix)), asn));
  if (!routes) throw notAnnounced(asn, prefix);
  return routes;
}

/** The same; if the network does not announce the prefix, the routes of the network that does. */
export async function findRoutesOfAny(db: Kysely<Database>, asn: number, text: string): Promise<PrefixRoutes> {
  const prefix = readPrefix(text);
  const all = await currentRoutes(db, formatPrefix(prefix));
  const own = await prefixRoutes(db, asn, prefix, ownOf(all, asn));
  const routes = own ?? (await prefixRoutes(db, asn, prefix, all));
  if (!routes) throw notAnnounced(asn, prefix);
  return routes;
}

function ownOf(routes: readonly CurrentRoute[], asn: number): readonly CurrentRoute[] {
  return routes.filter(({ origin, asns }) => (origin === null ? endsAt(parseAsPath(asns) ?? [], asn) : origin === asn));
}

/** Whether a path ends in an AS_SET that this network aggregated or that contains it. */
function endsAt(path: AsPath, asn: number): boolean {
  const last = path.findLastIndex((element) => typeof element === 'number');
  return asnsOf(path.slice(Math.max(0, last))).includes(asn);
}

function readPrefix(text: string): Prefix {
  const prefix = parsePrefix(text);
  if (!prefix)
    throw badRequest('prefix', `${JSON.stringify(text)} is not a prefix such as 192.0.2.0/24 or 2001:db8::/32`);
  return prefix;
}

function notAnnounced(asn: number, prefix: Prefix): Problem {
  const message = `${formatAsn(asn)} does not announce ${formatPrefix(prefix)} in the loaded tables`;
  return new Problem('E_NOT_FOUND', message);
}

/** The routes of one world; if both have the prefix, those of the network's world. */
async function prefixRoutes(
  db: Kysely<Database>,
  asn: number,
  prefix: Prefix,
  rows: readonly CurrentRoute[],
): Promise<PrefixRoutes | undefined> {
  const worlds = [...new Set(rows.map(({ world }) => world))];
  const [first] = worlds;
  if (!first) return undefined;
  const meant = worlds.length > 1 ? await worldOfNetwork(db, asn) : first;
  const chosen = worlds.find((world) => world === meant) ?? first;
  const routes = rows.filter(({ world }) => world === chosen);
  return {
    prefix: formatPrefix(prefix),
    ipVersion: prefix.version,
    world: chosen,
    paths: routes.map((route) => ({ peerAsn: route.peer_asn, asns: route.asns })),
    peers: [...new Set(routes.map((route) => route.peer_asn))].sort((a, b) => a - b),
  };
}
