import { type ContentProblem, type ImportStatus, personEndpoints } from '@routeglass/api-client/people';
import type { Kysely } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';
import type { Database } from '../../store/schema.ts';
import { sourceImports } from '../../store/sourceImports.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { accountOf } from '../visitor.ts';

/** What administrators see and do of the data behind the site. */
export interface DataDesk {
  /** The import that runs, or the last one. */
  readonly importStatus: () => ImportStatus;
  /** Begins an import of the folder that is set. Gives why not, in a sentence, or null. */
  readonly beginImport: () => Promise<string | null>;
  readonly contentProblems: () => Promise<readonly ContentProblem[]>;
}

const MOMENT = { dependsOn: 'moment' } as const;

/** Data sources, their imports, and the operator's content. `routes`: the database of what is loaded. */
export function mountData(
  mount: Mount,
  { store, clock }: Pick<AccountDeps, 'store' | 'clock'>,
  routes: Kysely<Database>,
  desk: DataDesk,
): void {
  mount(
    personEndpoints.dataSources,
    async () => {
      const rows = await sourceImports(routes);
      const data = rows.map(({ world, as_of, loaded_at, failed_at, failure, ...row }) => ({
        ...row,
        sample: world === 'lab',
        as_of: as_of?.toISOString() ?? null,
        loaded_at: loaded_at?.toISOString() ?? null,
        failure: failed_at && { at: failed_at.toISOString(), message: failure ?? 'No reason was kept' },
      }));
      return { data };
    },
    MOMENT,
  );
  mount(personEndpoints.importProgress, () => desk.importStatus(), MOMENT);
  mount(
    personEndpoints.importData,
    async (visit) => {
      const refusal = await desk.beginImport();
      if (refusal !== null) throw new Problem('E_CONFLICT', refusal);
      const status = desk.importStatus();
      const deed = { actor: accountOf(visit).email, action: 'data.imported', address: visit.address };
      await store.write((queries) => record(queries, { ...deed, subject: status.folder ?? '' }, new Date(clock())));
      return status;
    },
    MOMENT,
  );
  mount(personEndpoints.contentProblems, async () => ({ data: [...(await desk.contentProblems())] }), MOMENT);
}
