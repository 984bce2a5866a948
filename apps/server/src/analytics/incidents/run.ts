import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import { basesOf, restsOn, setBases } from '../bases.ts';
import type { Incoming } from '../incoming.ts';
import { touchedBy } from '../stories/touched.ts';
import type { Workshop } from '../workshop.ts';
import { detectAll } from './detectAll.ts';
import { detectTouched } from './detectTouched.ts';
import { forgetPast } from './forgetPast.ts';
import { openKnowledge } from './knowledge/knowledge.ts';
import { PathBook } from './knowledge/pathBook.ts';

const KINDS = [
  'mrt-rib',
  'mrt-updates',
  'vrps',
  'aspas',
  'irr',
  'organisations',
  'delegated',
  'special-purpose',
] as const;

/**
 * Brings the incidents up to date with stories, registries and relations: of touched prefixes after updates, otherwise of all. Answers what is to
 * be done after publication.
 */
export async function deriveIncidents(workshop: Workshop, incoming: readonly Incoming[]): Promise<() => Promise<void>> {
  const { store, standing, live, step } = workshop;
  const bases = basesOf(standing, KINDS);
  const known = live.get('incidents all');
  if (workshop.made('networks').length > 0) await refreshCountries(workshop);
  if (restsOn(known, bases) && workshop.made('relations').length === 0) return async () => {};
  const touched = workshop.made('relations').length === 0 ? touchedBy(known, bases, incoming) : null;
  // Until the end it rests on nothing: whoever finds it so after a crash looks at everything again.
  if (known) await setBases(store, known.id, []);
  const history = workshop.after('history')[0] ?? -1;
  await step('incidents', async (advance) => {
    let changed = 0;
    const paths = await PathBook.open(store);
    for (const world of ['lab', 'internet'] as const) {
      const prefixes = touched && touchedIn(incoming, world);
      if (prefixes ? prefixes.size === 0 : !(await hasAnything(workshop, world))) continue;
      const knowledge = await openKnowledge(workshop, world, paths);
      changed += prefixes
        ? await detectTouched(knowledge, standing, { prefixes, history }, advance)
        : await detectAll(knowledge, standing, advance);
      await forgetPast(store, world, knowledge.now);
    }
    return changed;
  });
  if (known) return () => setBases(store, known.id, bases);
  await (await workshop.begin('incidents', 'all', 'internet')).end(bases, 0);
  return async () => {};
}

function touchedIn(incoming: readonly Incoming[], world: string): ReadonlySet<string> {
  return new Set(incoming.flatMap((delta) => (delta.world === world ? [...(delta.touched ?? [])] : [])));
}

/** Whether a world has routes, or incidents on record. */
async function hasAnything({ store, standing }: Workshop, world: 'lab' | 'internet'): Promise<boolean> {
  if (standing.some((source) => source.world === world && source.kind.startsWith('mrt-'))) return true;
  return (
    (await store.bulk.selectFrom('incident').select('id').where('world', '=', world).limit(1).execute()).length > 0
  );
}

/** Networks may have moved, or been named at last. */
async function refreshCountries({ store, after }: Workshop): Promise<void> {
  for (const id of after('networks')) await refreshFrom(store, id);
}

async function refreshFrom(store: Store, networks: number): Promise<void> {
  await sql`
    update incident_party p set country = n.country_code from network n
    where n.generation_id = ${sql.lit(networks)} and n.asn = p.asn and n.country_code is distinct from p.country
  `.execute(store.bulk);
}
