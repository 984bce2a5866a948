import { type JobRow, personEndpoints } from '@routeglass/api-client/people';
import { sql } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { accountOf } from '../visitor.ts';

const MOMENT = { dependsOn: 'moment' } as const;

const rowOf = ({ run_at, ...job }: Omit<JobRow, 'run_at'> & { readonly run_at: Date }): JobRow => ({
  ...job,
  run_at: run_at.toISOString(),
});

/** The server's jobs for administrators. */
export function mountJobs(mount: Mount, { store, clock, post }: AccountDeps): void {
  mount(
    personEndpoints.jobs,
    async ({ query }) => {
      const { limit, offset } = rowsOfPage(query);
      const { state } = query;
      const asked = store.db.selectFrom('job').$if(state !== '', (some) => some.where(sql<boolean>`state = ${state}`));
      const { total } = await asked.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await asked
        .select(['id', 'kind', 'state', 'attempts', 'run_at', 'problem'])
        .orderBy('run_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return pageAnswer(query, total, rows.map(rowOf));
    },
    MOMENT,
  );
  mount(
    personEndpoints.retryJob,
    async (visit) => {
      const { id } = visit.params;
      const { email } = accountOf(visit);
      const job = await store.write(async (queries) => {
        const found = await queries.selectFrom('job').select('state').where('id', '=', id).executeTakeFirst();
        if (!found) throw new Problem('E_NOT_FOUND', 'There is no such job.');
        if (found.state !== 'dead') throw new Problem('E_CONFLICT', 'Only dead jobs can be retried.');
        const at = new Date(clock());
        await record(queries, { actor: email, action: 'job.retried', subject: id, address: visit.address }, at);
        return queries
          .updateTable('job')
          .set({ state: 'waiting', attempts: 0, problem: null, run_at: at })
          .where('id', '=', id)
          .returning(['id', 'kind', 'state', 'attempts', 'run_at', 'problem'])
          .executeTakeFirstOrThrow();
      });
      post.nudge();
      return rowOf(job);
    },
    MOMENT,
  );
}
