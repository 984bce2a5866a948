import type { Derived } from '../bases.ts';
import type { Incoming } from '../incoming.ts';

/** Prefixes up to which rows are replaced in place; with more it is quicker to make all of them again. */
const MOST_TOUCHED = 20_000;

/**
 * The prefixes to be made again when nothing has changed but a few deltas that came; null when more has, or when what was computed rests on
 * nothing, as it does after a crash.
 */
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
