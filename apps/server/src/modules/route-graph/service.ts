import type { Graph } from '@routeglass/api-client/contract';
import { parseAsn } from '@routeglass/domain/asn';
import { possiblePaths } from '@routeglass/domain/propagation';
import { buildRouteGraph, pathsFrom, through } from '@routeglass/domain/route-graph';
import type { Kysely } from 'kysely';
import { badRequest } from '../../http/problem.ts';
import { findNetworks } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { findRoutes, type PrefixRoutes } from './prefixRoutes.ts';
import type { RelationFacts } from './relationFacts.ts';
import type { RelationModels } from './relationModel.ts';
import { relationsName } from '../../store/generationName.ts';
import { writeGraph } from './writeGraph.ts';

export interface GraphQuestion {
  readonly asn: number;
  readonly prefix: string;
  /** ASNs of the targets; all vantage points if empty. */
  readonly targets: readonly number[];
}

/** Routes of a prefix as a graph: observed ones, and those that the relation model considers possible. */
export function createGraphService(db: Kysely<Database>, models: RelationModels, relations: RelationFacts) {
  const draw = (parts: Drawing) => drawGraph(db, relations, parts);
  return {
    async seen({ asn, prefix, targets }: GraphQuestion): Promise<Graph> {
      const routes = await findRoutes(db, asn, prefix);
      return draw({ root: asn, routes, targets, paths: pathsFrom(routes.paths, targets), possible: [] });
    },

    async extended(question: GraphQuestion & { readonly filter: string | undefined }): Promise<Graph> {
      const { asn, targets } = question;
      const filter = readFilter(question.filter);
      const routes = await findRoutes(db, asn, question.prefix);
      const model = await models.whole(relationsName(routes.world, routes.ipVersion));
      const from = targets.length > 0 ? targets : routes.peers;
      const possible = model ? possiblePaths(model, asn, from).map((path) => path.join(' ')) : [];
      const seen = pathsFrom(routes.paths, targets);
      const kept = (paths: readonly string[]) => (filter === undefined ? paths : through(paths, filter));
      return draw({ root: asn, routes, targets, paths: kept(seen), possible: kept(possible) });
    },
  };
}

interface Drawing {
  readonly root: number;
  readonly routes: PrefixRoutes;
  readonly targets: readonly number[];
  readonly paths: readonly string[];
  readonly possible: readonly string[];
}

async function drawGraph(db: Kysely<Database>, relations: RelationFacts, drawing: Drawing): Promise<Graph> {
  const { root, routes, targets, paths, possible } = drawing;
  const bare = buildRouteGraph({ root, paths, possiblePaths: possible });
  const [networks, relationOf] = await Promise.all([
    findNetworks(
      db,
      bare.nodes.map((node) => node.asn),
      routes.world,
    ),
    relations.between(
      relationsName(routes.world, routes.ipVersion),
      bare.edges.map(({ from, to }) => [from, to] as const),
    ),
  ]);
  return writeGraph({
    graph: bare,
    relationOf,
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
