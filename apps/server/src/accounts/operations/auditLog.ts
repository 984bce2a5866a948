import { type AuditRow, personEndpoints } from '@routeglass/api-client/people';
import { sql } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { timeSpan } from '../../http/timeSpan.ts';
import type { AccountDeps } from '../deps.ts';

/** The audit log, for administrators. */
export function mountAudit(mount: Mount, { store }: Pick<AccountDeps, 'store'>): void {
  mount(
    personEndpoints.audit,
    async ({ query }) => {
      const { limit, offset } = rowsOfPage(query);
      const { q, actor, action, subject } = query;
      const { from, until } = timeSpan(query.from || undefined, query.until || undefined);
      const holds = (column: 'actor' | 'subject', part: string) =>
        sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${part})) > 0`;
      const asked = store.db
        .selectFrom('audit')
        .$if(q !== '', (some) =>
          some.where(sql<boolean>`strpos(lower(actor || ' ' || action || ' ' || subject), lower(${q})) > 0`),
        )
        .$if(actor !== '', (some) => some.where(holds('actor', actor)))
        .$if(action !== '', (some) => some.where('action', '=', action))
        .$if(subject !== '', (some) => some.where(holds('subject', subject)))
        .$if(from !== null, (some) => some.where('at', '>=', from))
        .$if(until !== null, (some) => some.where('at', '<', until));
      const { total } = await asked.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await asked.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      const data = rows.map(({ id, at, details, ...row }) => ({
        ...row,
        id: String(id),
        at: at.toISOString(),
        details: JSON.parse(details) as AuditRow['details'],
      }));
      const actions = await store.db.selectFrom('audit').select('action').distinct().orderBy('action').execute();
      return { ...pageAnswer(query, total, data), actions: actions.map((one) => one.action) };
    },
    { dependsOn: 'moment' },
  );
}
