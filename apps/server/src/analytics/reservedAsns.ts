import { isReservedAsn } from '@routeglass/domain/asn';
import { ordinaryAsnsOf } from '../store/ordinaryAsns.ts';
import type { World } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { StandingSource } from './incoming.ts';

/** The registries of special purposes that will stand in a world. */
export function specialPurposeIds(standing: readonly StandingSource[], world: World): number[] {
  return standing.filter((source) => source.kind === 'special-purpose' && source.world === world).map(({ id }) => id);
}

/** Which AS numbers may not stand in a path: those reserved by IANA, but for what the world's own registry declares ordinary. */
export async function reservedAsns(
  store: Store,
  standing: readonly StandingSource[],
  world: World,
): Promise<(asn: number) => boolean> {
  const ordinary = await ordinaryAsnsOf(store.bulk, specialPurposeIds(standing, world));
  return (asn) => isReservedAsn(asn, ordinary);
}
