import { DistinctPaths, HIDDEN_PEER, inferRelations } from '@routeglass/domain/relations';
import { CopyTable } from '../../store/copyTable.ts';
import { partitionOf } from '../../store/partition.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { pathPages } from '../paths/pathPages.ts';
import type { StandingSource } from '../incoming.ts';
import { reservedAsns } from '../reservedAsns.ts';
import type { TaskTools } from '../threads/taskTools.ts';
import { routeServersOf } from './routeServers.ts';
import { testimoniesOf } from './testimonies.ts';

const columns = [
  'generation_id',
  'world',
  'ip_version',
  'a',
  'b',
  'type',
  'paths',
  'peers',
  'share',
  'rule',
  'samples',
];

export interface RelationTask {
  /** The generation to fill. */
  readonly id: number;
  readonly world: World;
  readonly ipVersion: 4 | 6;
  /** Generations whose paths are read. */
  readonly from: readonly number[];
  /** All sources that are live after publication: exchanges and registries say more about the relations. */
  readonly standing: readonly StandingSource[];
}

/** Fills a generation with the relations inferred from the paths of other generations. Returns their number. */
export async function relateNetworks(
  { store, paths: texts, advance }: TaskTools,
  { id: generationId, world, ipVersion, from, standing }: RelationTask,
): Promise<number> {
  // Removed from paths: they connect two peers without carrying their traffic.
  const routeServers = await routeServersOf(store, standing, world);
  const isReserved = await reservedAsns(store, standing, world);
  const peers = await peersByGeneration(store, from);
  const paths = new DistinctPaths();
  for await (const page of pathPages(store, texts, from, ipVersion)) {
    const known = peers.get(page.generationId);
    for (const id of page.ids) {
      // Paths with AS_SETs or confederations do not show which networks are neighbors.
      const path = texts.plainNumbers(id);
      if (path === null) continue;
      // The vantage point that sent the path did not add itself to it.
      const isHidden = known && !known.has(path[0] ?? 0);
      paths.add(isHidden ? [HIDDEN_PEER, ...path] : path);
    }
    advance(page.ids.length);
  }
  const said = await testimoniesOf(store, standing, world, ipVersion, besideIn(paths, routeServers));
  const { links, clique } = inferRelations(paths, { isReserved, routeServers }, said);
  const members = clique.map((asn) => ({ generation_id: generationId, asn }));
  if (members.length > 0) await store.bulk.insertInto('clique_member').values(members).execute();
  const copy = new CopyTable(store, partitionOf('relation', generationId), columns);
  for (const { a, b, type, paths, peers, share, rule, samples } of links) {
    const texts = `{${samples.map((path) => `"${path.join(' ')}"`).join(',')}}`;
    const row = [generationId, world, ipVersion, a, b, type, paths, peers, share, rule, texts].join('\t');
    if (copy.add(row)) await copy.flush();
  }
  return copy.end();
}

/** Whether two networks are neighbors on a path, or separated only by route servers. The paths are read on the first call. */
function besideIn(
  paths: Iterable<ArrayLike<number>>,
  routeServers: ReadonlySet<number>,
): (a: number, b: number) => boolean {
  let higher: Map<number, Set<number>> | undefined;
  return (a, b) => (higher ??= higherNeighbors(paths, routeServers)).get(Math.min(a, b))?.has(Math.max(a, b)) ?? false;
}

/** The neighbors with a higher ASN, by network. */
function higherNeighbors(
  paths: Iterable<ArrayLike<number>>,
  routeServers: ReadonlySet<number>,
): Map<number, Set<number>> {
  const higher = new Map<number, Set<number>>();
  for (const path of paths) {
    const carriers = Array.from(path).filter((asn) => !routeServers.has(asn));
    for (let i = 1; i < carriers.length; i++) {
      const [one, other] = [carriers[i - 1]!, carriers[i]!];
      const low = Math.min(one, other);
      const known = higher.get(low);
      if (known) known.add(Math.max(one, other));
      else higher.set(low, new Set([Math.max(one, other)]));
    }
  }
  return higher;
}

/** The vantage points' networks, by generation. */
async function peersByGeneration(
  store: Store,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  if (ids.length === 0) return new Map();
  const rows = await store.bulk
    .selectFrom('generation_peer')
    .innerJoin('peer', 'peer.id', 'generation_peer.peer_id')
    .select(['generation_id', 'asn'])
    .where('generation_id', 'in', [...ids])
    .execute();
  const groups = Map.groupBy(rows, (row) => row.generation_id);
  return new Map([...groups].map(([id, of]) => [id, new Set(of.map(({ asn }) => asn))]));
}
