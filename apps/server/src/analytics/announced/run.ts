import { basesOf, type Derived, restsOn, setBases } from '../bases.ts';
import type { Incoming } from '../incoming.ts';
import { addMissing } from '../networks/addMissing.ts';
import type { World } from '../../store/schema.ts';
import type { Workshop } from '../workshop.ts';
import { announceAll } from './announceAll.ts';
import { refreshTouched } from './refreshTouched.ts';

/** Prefixes up to which rows are replaced in place; with more it is quicker to make all of them anew. */
const MOST_TOUCHED = 20_000;

/** Brings the announced prefixes up to date: in place after updates that touch few, otherwise as a new generation. Answers what is to be done after publication. */
export async function deriveAnnounced(workshop: Workshop, incoming: readonly Incoming[]): Promise<() => Promise<void>> {
  const { store, standing, live, step } = workshop;
  const bases = basesOf(standing, ['mrt-rib', 'mrt-updates', 'vrps', 'irr']);
  const announced = live.get('announced all');
  if (restsOn(announced, bases)) return async () => {};
  const touched = announced && touchedBy(announced, bases, incoming);
  if (!announced || !touched) {
    await workshop.make('announced', 'all', 'internet', bases, (id, advance) =>
      announceAll(store, id, standing, advance),
    );
    return async () => {};
  }
  // Until the end it rests on nothing: whoever finds it so after a crash makes it anew.
  await setBases(store, announced.id, []);
  const met: Record<World, Set<number>> = { lab: new Set(), internet: new Set() };
  await step('announced prefixes', (advance) => refreshTouched(store, announced.id, standing, touched, met, advance));
  const networks = live.get('networks all');
  if (networks)
    for (const world of ['lab', 'internet'] as const) await addMissing(store, networks.id, met[world], world);
  return () => setBases(store, announced.id, bases);
}

/** The prefixes to be made anew when nothing has changed but a few deltas that came; undefined when more has. */
function touchedBy(
  announced: Derived,
  bases: readonly number[],
  incoming: readonly Incoming[],
): ReadonlySet<string> | undefined {
  const added = new Set(bases.filter((id) => !announced.bases.includes(id)));
  if (announced.bases.length === 0 || added.size + announced.bases.length !== bases.length) return undefined;
  const touched = new Set<string>();
  for (const delta of incoming) {
    if (!added.delete(delta.id)) continue;
    if (!delta.touched) return undefined;
    for (const prefix of delta.touched) touched.add(prefix);
  }
  return added.size === 0 && touched.size <= MOST_TOUCHED ? touched : undefined;
}
