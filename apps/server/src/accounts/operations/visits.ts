import { accountEndpoints, readConsent } from '@routeglass/api-client/accounts';
import { personEndpoints, type VisitRow } from '@routeglass/api-client/people';
import { sql } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import type { AccountDeps } from '../deps.ts';

const MOMENT = { dependsOn: 'moment' } as const;

/** Counts visits of the pages `pageIds`. */
export function mountVisits(
  mount: Mount,
  { store, clock }: Pick<AccountDeps, 'store' | 'clock'>,
  pageIds: ReadonlySet<string>,
): void {
  const today = () => new Date(clock()).toISOString().slice(0, 10);
  mount(
    accountEndpoints.countVisit,
    async ({ body: { event, page }, header }) => {
      const isRefused = header('dnt') === '1' || header('sec-gpc') === '1';
      const allows = !isRefused && readConsent(header('cookie'))?.analytics === true;
      if (!allows || !pageIds.has(page)) return { counted: false };
      await store.write((queries) =>
        sql`
          insert into accounts.visit_count as known (day, event, page, count)
          values (${today()}::date, ${event}, ${page}, 1)
          on conflict (day, event, page) do update set count = known.count + 1
        `.execute(queries),
      );
      return { counted: true };
    },
    MOMENT,
  );
  mount(
    personEndpoints.visits,
    async ({ query }) => {
      const { limit, offset } = rowsOfPage(query);
      const { rows } = await sql<VisitRow & { readonly total: number }>`
        select event, page, sum(count)::int as count, to_char(max(day), 'YYYY-MM-DD') as last,
          (count(*) over ())::int as total
        from accounts.visit_count
        where day > ${today()}::date - ${Number(query.days)}::int
          and strpos(event || ' ' || page, lower(${query.q})) > 0
        group by event, page
        order by count desc, event, page
        limit ${limit} offset ${offset}
      `.execute(store.db);
      const data = rows.map(({ event, page, count, last }) => ({ event, page, count, last }));
      return pageAnswer(query, rows[0]?.total ?? 0, data);
    },
    MOMENT,
  );
}
