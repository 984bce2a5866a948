import type { AsnRange } from '@routeglass/domain/asn';
import type { World } from './schema.ts';

/** AS numbers that the laboratory's registry of special purposes declares ordinary. */
const LAB_ASNS: readonly AsnRange[] = [{ first: 64_512, last: 65_534 }];

/** Reserved AS numbers that are ordinary networks in a world. */
export function ordinaryAsns(world: World): readonly AsnRange[] {
  return world === 'lab' ? LAB_ASNS : [];
}
