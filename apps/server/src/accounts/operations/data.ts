import { type ContentProblem, type ImportStatus, personEndpoints } from '@routeglass/api-client/people';
import type { Kysely } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';
import type { Database } from '../../store/schema.ts';
import { sourceImports } from '../../store/sourceImports.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { accountOf } from '../visitor.ts';

/** The site's data, as administrators see and manage them. */
export interface DataDesk {
  /** The running import, or the last one. */
  readonly importStatus: () => ImportStatus;
  /** Begins an import of the configured folder. Returns null, or the reason why it cannot, in a sentence. */
  readonly beginImport: () => Promise<string | null>;
  readonly contentProblems: () => Promise<readonly ContentProblem[]>;
}

const MOMENT = { dependsOn: 'moment' } as const;

/** Routes for data sources, imports, and the operator's content. `routes`: the database of loaded data. */
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
