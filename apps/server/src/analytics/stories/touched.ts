import type { Derived } from '../bases.ts';
import type { Incoming } from '../incoming.ts';

/** Up to this many prefixes, rows are replaced in place. With more it is faster to compute everything again. */
const MOST_TOUCHED = 20_000;

/** The prefixes to compute again if only a few deltas have arrived. Null if more has changed, or if the result has no bases, as after a crash. */
export function touchedBy(
  derived: Derived | undefined,
  bases: readonly number[],
  incoming: readonly Incoming[],
): ReadonlySet<string> | null {
  if (!derived || derived.bases.length === 0) return null;
  const added = new Set(bases.filter((id) => !derived.bases.includes(id)));
  if (added.size + derived.bases.length !== bases.length) return null;
  const touched = new Set<string>();
  for (const delta of incoming) {
    if (!added.delete(delta.id)) continue;
    if (!delta.touched) return null;
    for (const prefix of delta.touched) touched.add(prefix);
  }
  return added.size === 0 && touched.size <= MOST_TOUCHED ? touched : null;
}
