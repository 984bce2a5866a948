import type { Store } from '../store/store.ts';
import type { Listener } from './importEvent.ts';
import type { Importer } from './importer.ts';
import { plainRequest } from './importRequest.ts';

/** Whether queries find what they should: something is loaded, and what is computed from it. */
export async function hasUsableData(store: Store): Promise<boolean> {
  const networks = await store.db
    .selectFrom('generation')
    .select('id')
    .where('kind', '=', 'networks')
    .where('state', '=', 'live')
    .executeTakeFirst();
  return networks !== undefined;
}

/**
 * Loads what a start owes its visitors: the registry facts when their packages are new, the laboratory when it is not there, and what an
 * interrupted import left undone. Quick when there is nothing to do.
 *
 * @param sampleFolder where the laboratory may be written while it is loaded; null where no sample is wanted.
 */
export async function loadFirstData(
  importer: Importer,
  sampleFolder: string | null,
  listener: Listener,
): Promise<void> {
  await importer.run({ ...plainRequest, registry: sampleFolder !== null, sampleFolder }, listener);
}
