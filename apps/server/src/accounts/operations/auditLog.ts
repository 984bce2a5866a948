import { type AuditRow, personEndpoints } from '@routeglass/api-client/people';
import { sql } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import type { AccountDeps } from '../deps.ts';

/** Who did what, for administrators. */
export function mountAudit(mount: Mount, { store }: Pick<AccountDeps, 'store'>): void {
  mount(
    personEndpoints.audit,
    async ({ query }) => {
      const { limit, offset } = rowsOfPage(query);
      const { q } = query;
      const asked = store.db
        .selectFrom('audit')
        .$if(q !== '', (some) =>
          some.where(sql<boolean>`strpos(lower(actor || ' ' || action || ' ' || subject), lower(${q})) > 0`),
        );
      const { total } = await asked.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await asked.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      const data = rows.map(({ id, at, details, ...row }) => ({
        ...row,
        id: String(id),
        at: at.toISOString(),
        details: JSON.parse(details) as AuditRow['details'],
      }));
      return pageAnswer(query, total, data);
    },
    { dependsOn: 'moment' },
  );
}
