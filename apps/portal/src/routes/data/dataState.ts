import type { DataSourceRow, ImportStatus } from '@routeglass/api-client/people';
import type { DataSource, ImportState } from '@routeglass/ui/DataSources';

/** A source in the form that its widget uses. `now`: milliseconds since 1970. */
export function sourceOf({ as_of, loaded_at, failure, ...source }: DataSourceRow, now: number): DataSource {
  return {
    ...source,
    asOf: as_of === null ? null : new Date(as_of),
    ageInSeconds: as_of === null ? null : Math.max(0, (now - Date.parse(as_of)) / 1000),
    loadedAt: loaded_at === null ? null : new Date(loaded_at),
    failure: failure && { at: new Date(failure.at), message: failure.message },
  };
}

/** The state of imports in the form that its widget uses. */
export function importStateOf({ ended, ...status }: ImportStatus): ImportState {
  return { ...status, ended: ended === null ? null : new Date(ended) };
}
