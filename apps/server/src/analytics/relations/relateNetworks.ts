import { isReservedAsn } from '@routeglass/domain/asn';
import { inferRelations } from '@routeglass/domain/relations';
import { CopyTable } from '../../store/copyTable.ts';
import { partitionOf } from '../../store/partition.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { ordinaryAsns } from '../ordinaryAsns.ts';
import { pathPages } from './pathPages.ts';

const columns = ['generation_id', 'world', 'ip_version', 'a', 'b', 'type', 'paths', 'peers', 'share'];

/** Fills a generation with the relations that the paths of these generations tell. Answers their number; `advance` is told of paths read. */
export async function relateNetworks(
  store: Store,
  generationId: number,
  { world, ipVersion, from }: { world: World; ipVersion: 4 | 6; from: readonly number[] },
  advance: (paths: number) => void,
): Promise<number> {
  const paths = new Set<string>();
  for await (const page of pathPages(store, from, ipVersion)) {
    // Sets and confederations do not say who is beside whom.
    for (const path of page) if (/^[\d ]+$/.test(path)) paths.add(path);
    advance(page.length);
  }
  const ordinary = ordinaryAsns(world);
  const { links, clique } = inferRelations(
    [...paths].map((path) => path.split(' ').map(Number)),
    { isReserved: (asn) => isReservedAsn(asn, ordinary) },
  );
  const members = clique.map((asn) => ({ generation_id: generationId, asn }));
  if (members.length > 0) await store.bulk.insertInto('clique_member').values(members).execute();
  const copy = new CopyTable(store, partitionOf('relation', generationId), columns);
  for (const { a, b, type, paths, peers, share } of links) {
    const row = [generationId, world, ipVersion, a, b, type, paths, peers, share].join('\t');
    if (copy.add(row)) await copy.flush();
  }
  return copy.end();
}
