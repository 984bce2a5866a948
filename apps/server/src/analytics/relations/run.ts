import { sql } from 'kysely';
import { relationsName } from '../../store/generationName.ts';
import type { Store } from '../../store/store.ts';
import { type Derived, restsOn } from '../bases.ts';
import type { StandingSource } from '../incoming.ts';
import type { World } from '../../store/schema.ts';
import type { Making, Workshop } from '../workshop.ts';
import { countPaths, learnPaths } from '../paths/pathPages.ts';
import { specialPurposeIds } from '../reservedAsns.ts';
import { beginInThread } from '../threads/runTask.ts';
import type { TaskTools } from '../threads/taskTools.ts';
import { relateNetworks, type RelationTask } from './relateNetworks.ts';
import { dumpsOf } from './routeServers.ts';
import { irrIds } from './testimonies.ts';

/** Without tables, relations are inferred again once updates have multiplied their paths by this factor. */
const GROWTH = 1.25;

interface Inference {
  readonly making: Making;
  readonly bases: readonly number[];
  readonly task: RelationTask;
}

/**
 * Opens a generation for each world and IP version with changed tables, registries or exchanges, so that computations based on relations already know
 * of it. Returns the function that infers them, or waits for the thread that infers them if there are many paths.
 */
export async function prepareRelations(workshop: Workshop): Promise<() => Promise<void>> {
  const inferences: Inference[] = [];
  for (const world of ['lab', 'internet'] as const) inferences.push(...(await inferencesOf(workshop, world)));
  const begun: (Inference & { readonly infer: Infer })[] = [];
  for (const inference of inferences) begun.push({ ...inference, infer: await begin(workshop, inference.task) });
  return async () => {
    for (const { making, bases, task, infer } of begun) {
      await workshop.step(`relations ${relationsName(task.world, task.ipVersion)}`, async (advance) => {
        const records = await infer(advance);
        await making.end(bases, records);
        return records;
      });
    }
  };
}

/** Infers relations, or waits for them. Returns their number. */
type Infer = (advance: TaskTools['advance']) => Promise<number>;

/** Starts a thread to infer relations from many paths. It reads the paths here first, because other computations need them too. */
async function begin(workshop: Workshop, task: RelationTask): Promise<Infer> {
  const { store, paths, isWorthThread } = workshop;
  if (!isWorthThread(await countPaths(store, task.from, task.ipVersion)))
    return (advance) => relateNetworks({ store, paths, advance }, task);
  await learnPaths(store, paths, task.from, task.ipVersion);
  return beginInThread(workshop, 'relations', task);
}

async function inferencesOf(workshop: Workshop, world: World): Promise<readonly Inference[]> {
  const { store, standing, live } = workshop;
  const { from, isUpdates } = pathSources(standing.filter((source) => source.world === world));
  const registries = [...dumpsOf(standing, world), ...specialPurposeIds(standing, world), ...irrIds(standing, world)];
  const bases = [...from, ...(from.length > 0 ? registries : [])];
  const inferences: Inference[] = [];
  for (const ipVersion of [4, 6] as const) {
    const name = relationsName(world, ipVersion);
    const known = live.get(`relations ${name}`);
    if (restsOn(known, bases)) continue;
    if (known && isUpdates && !(await haveGrown(store, known, bases, ipVersion))) continue;
    const making = await workshop.begin('relations', name, world);
    inferences.push({ making, bases, task: { id: making.id, world, ipVersion, from, standing } });
  }
  return inferences;
}

/** Whether updates have brought many more paths than the relations were inferred from, or some of those are gone. */
async function haveGrown(store: Store, known: Derived, bases: readonly number[], ipVersion: 4 | 6): Promise<boolean> {
  if (known.bases.length === 0 || !known.bases.every((id) => bases.includes(id))) return true;
  const { rows } = await sql<{ before: number; now: number }>`
    select coalesce(sum(count) filter (where generation_id = any(${[...known.bases]}::int[])), 0)::float8 as before,
      coalesce(sum(count), 0)::float8 as now
    from path_block where generation_id = any(${[...bases]}::int[]) and ip_version = ${ipVersion}
  `.execute(store.bulk);
  const [paths] = rows;
  return !paths || paths.now > GROWTH * paths.before;
}

/** The tables, whose paths are stable; without tables, the updates. */
function pathSources(sources: readonly StandingSource[]): { from: number[]; isUpdates: boolean } {
  const ofKind = (kind: string) => sources.filter((source) => source.kind === kind).map(({ id }) => id);
  const tables = ofKind('mrt-rib');
  return tables.length > 0 ? { from: tables, isUpdates: false } : { from: ofKind('mrt-updates'), isUpdates: true };
}
