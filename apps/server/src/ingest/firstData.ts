import { join } from 'node:path';
import type { Store } from '../store/store.ts';
import type { Listener } from './importEvent.ts';
import type { Importer } from './importer.ts';
import { plainRequest } from './importRequest.ts';

/** Said while nothing can be shown yet. */
export const FIRST_START = 'First start: loading registry data and the demo data …';

/** Where the laboratory may be written while it is loaded. */
export const sampleFolder = (dataDir: string): string => join(dataDir, 'sample');

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
 * @param folder the `sampleFolder`; null where no sample is wanted.
 */
export async function loadFirstData(importer: Importer, folder: string | null, listener: Listener): Promise<void> {
  await importer.run({ ...plainRequest, registry: folder !== null, sampleFolder: folder }, listener);
}
