import type { Incident } from '@routeglass/domain/incidents';
import type { Knowledge } from './knowledge/knowledge.ts';
import type { Names } from './rows.ts';

/** Names for the rows of incidents. Paths of their routes that were forgotten meanwhile are read again. */
export async function namesOf(knowledge: Knowledge, incidents: readonly Incident[]): Promise<Names> {
  const { world, paths, country } = knowledge;
  await paths.learnIds(incidents.flatMap(({ evidence }) => evidence.routes.map(({ path }) => path)));
  return { world, pathText: (path) => paths.text(path), peer: (id) => paths.peer(id), country };
}
