import { join } from 'node:path';
import type { Store } from '../store/store.ts';
import type { Listener } from './importEvent.ts';
import type { Importer } from './importer.ts';
import { plainRequest } from './importRequest.ts';

/** Shown while there is no data yet. */
export const FIRST_START = 'First start: loading registry data and the demo data …';

/** The folder that the laboratory is written to while it is loaded. */
export const sampleFolder = (dataDir: string): string => join(dataDir, 'sample');

/** Whether queries have data: something is loaded, and its results are computed. */
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
 * Loads what a start needs: the registry facts if their packages are new, the laboratory if it is missing, and whatever an interrupted import left
 * undone. Quick if there is nothing to do.
 *
 * @param folder the `sampleFolder`; null for no sample data.
 */
export async function loadFirstData(importer: Importer, folder: string | null, listener: Listener): Promise<void> {
  await importer.run({ ...plainRequest, registry: folder !== null, sampleFolder: folder }, listener);
}
