import { cleanPath } from '../../relations/cleanPath.ts';
import type { LeakLookup } from '../circumstances.ts';

/** A path in wire order without prepends; undefined if it cannot show relations, for example because of a loop or a reserved AS number. */
export function cleanedPath(id: number, { path, bogons }: LeakLookup): readonly number[] | undefined {
  const clean = cleanPath(path(id), { isReserved: (asn) => bogons.path([asn]) !== undefined });
  return typeof clean === 'string' ? undefined : clean;
}
