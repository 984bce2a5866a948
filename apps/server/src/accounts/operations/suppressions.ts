import { personEndpoints } from '@routeglass/api-client/people';
import { sql } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { suppress } from '../mail/suppress.ts';
import { emailKey } from '../token.ts';
import { accountOf } from '../visitor.ts';

const MOMENT = { dependsOn: 'moment' } as const;

/** Addresses that get no mail, for administrators. */
export function mountSuppressions(mount: Mount, { store, clock }: AccountDeps): void {
  mount(
    personEndpoints.suppressions,
    async ({ query }) => {
      const { limit, offset } = rowsOfPage(query);
      const { q } = query;
      const asked = store.db
        .selectFrom('suppression')
        .$if(q !== '', (some) => some.where(sql<boolean>`strpos(email_key, lower(${q})) > 0`));
      const { total } = await asked.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await asked
        .selectAll()
        .orderBy('since', 'desc')
        .orderBy('email_key')
        .limit(limit)
        .offset(offset)
        .execute();
      const data = rows.map((row) => ({ email: row.email_key, reason: row.reason, since: row.since.toISOString() }));
      return pageAnswer(query, total, data);
    },
    MOMENT,
  );
  mount(
    personEndpoints.suppressAddress,
    async (visit) => {
      const { email: actor } = accountOf(visit);
      const key = emailKey(visit.body.email);
      const now = clock();
      await store.write(async (queries) => {
        await suppress(queries, key, visit.body.reason || 'An administrator said so', now);
        const deed = { actor, action: 'mail.suppressed', subject: key, address: visit.address };
        await record(queries, deed, new Date(now));
      });
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(
    personEndpoints.allowAddress,
    async (visit) => {
      const { email: actor } = accountOf(visit);
      const key = emailKey(visit.params.email);
      await store.write(async (queries) => {
        const gone = await queries
          .deleteFrom('suppression')
          .where('email_key', '=', key)
          .returning('email_key')
          .executeTakeFirst();
        if (!gone) throw new Problem('E_NOT_FOUND', 'This address already receives mail.');
        const deed = { actor, action: 'mail.allowed', subject: key, address: visit.address };
        await record(queries, deed, new Date(clock()));
      });
      return { result: true } as const;
    },
    MOMENT,
  );
}
