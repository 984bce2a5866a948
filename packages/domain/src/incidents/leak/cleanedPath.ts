import { cleanPath } from '../../relations/cleanPath.ts';
import type { LeakLookup } from '../circumstances.ts';

/** A path in wire order without prepends; undefined for one that no relation can be read from, such as one with a loop or a reserved AS number. */
export function cleanedPath(id: number, { path, bogons }: LeakLookup): readonly number[] | undefined {
  const clean = cleanPath(path(id), { isReserved: (asn) => bogons.path([asn]) !== undefined });
  return typeof clean === 'string' ? undefined : clean;
}
