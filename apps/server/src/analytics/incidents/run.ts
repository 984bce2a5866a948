import { sql } from 'kysely';
import { relationsName } from '../../store/generationName.ts';
import type { Store } from '../../store/store.ts';
import { analyzeIncidents } from '../../store/upkeep.ts';
import { basesOf, type Derived, restsOn, setBases } from '../bases.ts';
import type { World } from '../../store/schema.ts';
import type { Incoming } from '../incoming.ts';
import { KeptStories } from '../stories/keptStories.ts';
import type { StoryListener } from '../stories/listener.ts';
import { touchedBy } from '../stories/touched.ts';
import type { Workshop } from '../workshop.ts';
import { detectAll } from './detectAll.ts';
import { detectTouched } from './detectTouched.ts';
import { forgetPast } from './forgetPast.ts';
import { openKnowledge } from './knowledge/knowledge.ts';
import { openSurvey } from './surveyLinks.ts';

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

/** Plan to update the incidents. */
export interface IncidentWork {
  /** Listens while all stories are read for others; null if it needs nothing from that. */
  readonly listener: StoryListener | null;
  /** Detects incidents, after stories are read and networks listed. Returns the work to do after publication. */
  run(): Promise<() => Promise<void>>;
}

/**
 * Plans to update the incidents from stories, registries and relations. Relations must have been inferred before. After updates only touched prefixes
 * are examined, otherwise all prefixes of the worlds that have changed. `readsAll`: whether all stories are read in any case.
 */
export async function prepareIncidents(
  workshop: Workshop,
  incoming: readonly Incoming[],
  readsAll: boolean,
): Promise<IncidentWork> {
  const { store, standing, live, step } = workshop;
  const bases = basesOf(standing, KINDS);
  const known = live.get('incidents all');
  const areRelated = workshop.made('relations').length > 0;
  if (restsOn(known, bases) && !areRelated) {
    return {
      listener: null,
      async run() {
        await refreshCountries(workshop);
        return async () => {};
      },
    };
  }
  const touched = areRelated ? null : touchedBy(known, bases, incoming);
  const survey = await openSurvey(workshop, known, touched, readsAll);
  if (!touched && readsAll) workshop.kept = new KeptStories();
  return {
    listener: survey.listener,
    async run() {
      await refreshCountries(workshop);
      // They have no bases until the work is done, so a restart after a crash examines everything again.
      if (known) await setBases(store, known.id, []);
      const history = workshop.after('history')[0] ?? -1;
      let changed = 0;
      await step('incidents', async (advance) => {
        await survey.finish();
        for (const world of await worldsToDetect(workshop, known, bases)) {
          const prefixes = touched && touchedIn(incoming, world);
          if (prefixes ? prefixes.size === 0 : !(await hasAnything(workshop, world))) continue;
          const knowledge = await openKnowledge(workshop, world, survey);
          changed += prefixes
            ? await detectTouched(knowledge, standing, { prefixes, history, told: workshop.told }, advance)
            : await detectAll(knowledge, standing, workshop.kept, advance);
          await forgetPast(store, world, knowledge.now);
        }
        workshop.kept = null;
        return changed;
      });
      if (!known) await (await workshop.begin('incidents', 'all', 'internet')).end(bases, 0);
      return async () => {
        if (known) await setBases(store, known.id, bases);
        await analyzeIncidents(store, changed);
      };
    },
  };
}

/** The worlds with other sources or relations than the incidents were computed from; both if the incidents have no bases. */
async function worldsToDetect(
  { store, standing, made, idOf }: Workshop,
  known: Derived | undefined,
  bases: readonly number[],
): Promise<readonly World[]> {
  const worlds = ['lab', 'internet'] as const;
  if (!known || known.bases.length === 0) return worlds;
  const gone = known.bases.filter((id) => !bases.includes(id));
  const rows =
    gone.length === 0
      ? []
      : await store.bulk.selectFrom('generation').select('world').where('id', 'in', gone).execute();
  const come = standing.filter(({ id }) => bases.includes(id) && !known.bases.includes(id));
  const changed = new Set([...rows, ...come].map(({ world }) => world));
  const related = new Set(made('relations'));
  return worlds.filter(
    (world) =>
      changed.has(world) ||
      ([4, 6] as const).some((version) => related.has(idOf('relations', relationsName(world, version)) ?? -1)),
  );
}

function touchedIn(incoming: readonly Incoming[], world: string): ReadonlySet<string> {
  return new Set(incoming.flatMap((delta) => (delta.world === world ? [...(delta.touched ?? [])] : [])));
}

/** Whether a world has routes or recorded incidents. */
async function hasAnything({ store, standing }: Workshop, world: 'lab' | 'internet'): Promise<boolean> {
  if (standing.some((source) => source.world === world && source.kind.startsWith('mrt-'))) return true;
  return (
    (await store.bulk.selectFrom('incident').select('id').where('world', '=', world).limit(1).execute()).length > 0
  );
}

/** New lists may have other countries for known networks, or a country for unnamed ones. */
async function refreshCountries({ store, after, made }: Workshop): Promise<void> {
  if (made('networks').length === 0) return;
  for (const id of after('networks')) await refreshFrom(store, id);
}

async function refreshFrom(store: Store, networks: number): Promise<void> {
  await sql`
    update incident_party p set country = n.country_code from network n
    where n.generation_id = ${sql.lit(networks)} and n.asn = p.asn and n.country_code is distinct from p.country
  `.execute(store.bulk);
}
