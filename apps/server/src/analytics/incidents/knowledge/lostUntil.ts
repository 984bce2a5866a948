import type { GenerationKind, World } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';
import type { StandingSource } from '../../incoming.ts';

/**
 * The instant up to which some of a world's routes are no longer loaded, seconds since 1970; null while everything that was ever live still is.
 *
 * A table replaces an earlier one of its collector: the earlier table's routes are lost up to the new one. Removed updates have no replacement: they
 * are lost up to their own end. New content under the same update file name loses nothing.
 */
export async function lostUntil(
  store: Store,
  world: World,
  standing: readonly StandingSource[],
): Promise<number | null> {
  const known = await store.bulk
    .selectFrom('generation')
    .select(['id', 'kind', 'name', 'as_of'])
    .where('world', '=', world)
    .where('kind', 'in', ['mrt-rib', 'mrt-updates'] satisfies GenerationKind[])
    .where('state', 'in', ['live', 'retired'])
    .execute();
  const stands = new Map(standing.map((source) => [source.id, source]));
  const losses = known.flatMap(({ id, kind, name, as_of }) => {
    if (stands.has(id)) return [];
    const heir = standing.find((source) => source.kind === kind && source.name === name);
    if (!heir) return [as_of];
    return kind === 'mrt-rib' && (heir.asOf?.getTime() ?? 0) > (as_of?.getTime() ?? 0) ? [heir.asOf] : [];
  });
  const times = losses.flatMap((instant) => (instant === null ? [] : [instant.getTime() / 1000]));
  return times.length === 0 ? null : Math.max(...times);
}
