import type { World } from '../../store/schema.ts';
import { pathPages } from '../paths/pathPages.ts';
import type { Workshop } from '../workshop.ts';

/**
 * Every AS number on a path in these tables and updates of a world, even if it is in a loop, an AS_SET or a confederation, or reserved. It also
 * includes every vantage point of the world, even one that sent no routes.
 */
export async function asnsNamed(
  { store, paths }: Pick<Workshop, 'store' | 'paths'>,
  generationIds: readonly number[],
  world: World,
): Promise<Set<number>> {
  const named = new Set<number>();
  if (generationIds.length === 0) return named;
  for (const ipVersion of [4, 6] as const) {
    for await (const { ids } of pathPages(store, paths, generationIds, ipVersion)) {
      for (const id of ids) for (const asn of paths.plainNumbers(id) ?? asnsIn(paths.text(id))) named.add(asn);
    }
  }
  const peers = await store.bulk.selectFrom('peer').select('asn').distinct().where('world', '=', world).execute();
  for (const { asn } of peers) named.add(asn);
  return named;
}

function asnsIn(path: string): number[] {
  return (path.match(/\d+/g) ?? []).map(Number);
}
