import type { ImportEvent, ImportReport } from '../src/ingest/importEvent.ts';
import { createImporter } from '../src/ingest/importer.ts';
import { type ImportRequest, plainRequest } from '../src/ingest/importRequest.ts';
import type { Store } from '../src/store/store.ts';

/** Imports as `npm run ingest` does and gives the account with all that was told on the way. */
export async function ingest(
  store: Store,
  request: Partial<ImportRequest>,
  retentionDays = 0,
): Promise<ImportReport & { events: ImportEvent[] }> {
  const importer = createImporter(store, retentionDays);
  const events: ImportEvent[] = [];
  const report = await importer.run({ ...plainRequest, ...request }, (event) => events.push(event));
  await importer.close();
  return { ...report, events };
}

/** Live generations as `kind name`, in order of name. */
export async function liveNames(store: Store): Promise<string[]> {
  const rows = await store.db
    .selectFrom('generation')
    .select(['kind', 'name'])
    .where('state', '=', 'live')
    .orderBy('kind')
    .orderBy('name')
    .execute();
  return rows.map(({ kind, name }) => `${kind} ${name}`);
}
