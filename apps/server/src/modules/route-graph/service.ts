import type { Graph } from '@routeglass/api-client/contract';
import { parseAsn } from '@routeglass/domain/asn';
import { possiblePaths } from '@routeglass/domain/propagation';
import { buildRouteGraph, type EdgeRelation, pathsFrom, through } from '@routeglass/domain/route-graph';
import type { Kysely } from 'kysely';
import { badRequest } from '../../http/problem.ts';
import { findNetworks } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { findRoutes, type PrefixRoutes } from './prefixRoutes.ts';
import type { RelationModels } from './relationModel.ts';
import { relationsAmong, relationsName } from './repository.ts';
import { writeGraph } from './writeGraph.ts';

export interface GraphQuestion {
  readonly asn: number;
  readonly prefix: string;
  /** ASNs to look from; none for every peer. */
  readonly targets: readonly number[];
}

/** Routes of a prefix as a graph: those seen, and those that the relation model holds possible. */
export function createGraphService(db: Kysely<Database>, models: RelationModels) {
  return {
    async seen({ asn, prefix, targets }: GraphQuestion): Promise<Graph> {
      const routes = await findRoutes(db, asn, prefix);
      return draw(db, asn, routes, targets, pathsFrom(routes.paths, targets), []);
    },

    async extended(question: GraphQuestion & { readonly filter: string | undefined }): Promise<Graph> {
      const { asn, targets } = question;
      const filter = readFilter(question.filter);
      const routes = await findRoutes(db, asn, question.prefix);
      const model = await models(relationsName(routes.world, routes.ipVersion));
      const from = targets.length > 0 ? targets : routes.peers;
      const possible = model ? possiblePaths(model, asn, from).map((path) => path.join(' ')) : [];
      const seen = pathsFrom(routes.paths, targets);
      const kept = (paths: readonly string[]) => (filter === undefined ? paths : through(paths, filter));
      return draw(db, asn, routes, targets, kept(seen), kept(possible));
    },
  };
}

async function draw(
  db: Kysely<Database>,
  root: number,
  routes: PrefixRoutes,
  targets: readonly number[],
  paths: readonly string[],
  possible: readonly string[],
): Promise<Graph> {
  const bare = buildRouteGraph({ root, paths, possiblePaths: possible });
  const name = relationsName(routes.world, routes.ipVersion);
  const [networks, relations] = await Promise.all([
    findNetworks(
      db,
      bare.nodes.map((node) => node.asn),
    ),
    relationsAmong(
      db,
      name,
      bare.edges.map(({ from, to }) => [from, to] as const),
    ),
  ]);
  const typed = new Map<string, EdgeRelation>();
  for (const { a, b, type } of relations) {
    typed.set(`${a} ${b}`, type);
    typed.set(`${b} ${a}`, type === 'p2c' ? 'c2p' : type);
  }
  return writeGraph({
    graph: bare,
    relationOf: (from, to) => typed.get(`${from} ${to}`) ?? '?',
    networks,
    prefix: routes.prefix,
    targets: targets.length > 0 ? [...new Set(targets)] : routes.peers,
    paths,
  });
}

function readFilter(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const asn = parseAsn(text);
  if (asn === undefined) throw badRequest('filter', `filter is an AS number, not ${JSON.stringify(text)}`);
  return asn;
}
