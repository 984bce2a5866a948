import { isReservedAsn } from '@routeglass/domain/asn';
import { ordinaryAsnsOf } from '../store/ordinaryAsns.ts';
import type { World } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { StandingSource } from './incoming.ts';

/** Ids of the current special-purpose registries of a world. */
export function specialPurposeIds(standing: readonly StandingSource[], world: World): number[] {
  return standing.filter((source) => source.kind === 'special-purpose' && source.world === world).map(({ id }) => id);
}

/** Returns whether an AS number must not appear on a path: those reserved by IANA, except any that the world's own registry declares ordinary. */
export async function reservedAsns(
  store: Store,
  standing: readonly StandingSource[],
  world: World,
): Promise<(asn: number) => boolean> {
  const ordinary = await ordinaryAsnsOf(store.bulk, specialPurposeIds(standing, world));
  return (asn) => isReservedAsn(asn, ordinary);
}
