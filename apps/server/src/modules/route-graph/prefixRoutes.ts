import { formatAsn } from '@routeglass/domain/asn';
import { formatPrefix, parsePrefix } from '@routeglass/domain/prefix';
import type { Kysely } from 'kysely';
import { badRequest, Problem } from '../../http/problem.ts';
import type { Database, World } from '../../store/schema.ts';
import { currentRoutes } from './repository.ts';
import type { SeenPath } from '@routeglass/domain/route-graph';

/** The current routes of a prefix from one origin. */
export interface PrefixRoutes {
  /** The prefix in its canonical form. */
  readonly prefix: string;
  readonly ipVersion: 4 | 6;
  readonly world: World;
  readonly paths: readonly SeenPath[];
  /** ASNs of the peers that send it, ascending. */
  readonly peers: number[];
}

/** Throws E_BAD_REQUEST for a text that is no prefix, E_NOT_FOUND where the network does not announce it in the loaded tables. */
export async function findRoutes(db: Kysely<Database>, asn: number, text: string): Promise<PrefixRoutes> {
  const prefix = parsePrefix(text);
  if (!prefix)
    throw badRequest('prefix', `${JSON.stringify(text)} is not a prefix such as 192.0.2.0/24 or 2001:db8::/32`);
  const canonical = formatPrefix(prefix);
  const routes = await currentRoutes(db, canonical, asn);
  const [first] = routes;
  if (!first) throw new Problem('E_NOT_FOUND', `${formatAsn(asn)} does not announce ${canonical} in the loaded tables`);
  return {
    prefix: canonical,
    ipVersion: prefix.version,
    world: first.world,
    paths: routes.map((route) => ({ peerAsn: route.peer_asn, asns: route.asns })),
    peers: [...new Set(routes.map((route) => route.peer_asn))].sort((a, b) => a - b),
  };
}
