import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { pathPages } from '../relations/pathPages.ts';

/**
 * Every AS number that these tables and updates of a world name on a path, whatever the path is worth (in its middle, in a loop, in a set or
 * a confederation, reserved), and every peer of the world, also one that sent no route.
 */
export async function asnsNamed(store: Store, generationIds: readonly number[], world: World): Promise<Set<number>> {
  const named = new Set<number>();
  if (generationIds.length === 0) return named;
  for (const ipVersion of [4, 6] as const) {
    for await (const { paths } of pathPages(store, generationIds, ipVersion)) {
      for (const path of paths) for (const asn of path.match(/\d+/g) ?? []) named.add(Number(asn));
    }
  }
  const peers = await store.bulk.selectFrom('peer').select('asn').distinct().where('world', '=', world).execute();
  for (const { asn } of peers) named.add(asn);
  return named;
}
