import { type AnnouncementRow, personEndpoints } from '@routeglass/api-client/people';
import { type Selectable, sql } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { Problem } from '../../http/problem.ts';
import { timeSpan } from '../../http/timeSpan.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { newId } from '../token.ts';
import { accountOf } from '../visitor.ts';
import type { AnnouncementTable } from './announcementTable.ts';

const MOMENT = { dependsOn: 'moment' } as const;
type Announcement = Selectable<AnnouncementTable>;

/** Routes for announcements above every page, and for administrators to make them. */
export function mountAnnouncements(mount: Mount, { store, clock }: Pick<AccountDeps, 'store' | 'clock'>): void {
  mount(
    personEndpoints.announcement,
    async ({ account }) => {
      const now = new Date(clock());
      const found = await store.db
        .selectFrom('announcement')
        .select(['id', 'text', 'href'])
        .where('starts_at', '<=', now)
        .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
        .$if(account === null, (some) => some.where('audience', '=', 'everyone'))
        .orderBy('starts_at', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return { announcement: found ?? null };
    },
    MOMENT,
  );
  mount(
    personEndpoints.announcements,
    async ({ query }) => {
      const { limit, offset } = rowsOfPage(query);
      const all = store.db.selectFrom('announcement');
      const { total } = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await all
        .selectAll()
        .orderBy('starts_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return pageAnswer(
        query,
        total,
        rows.map((row) => rowOf(row, clock())),
      );
    },
    MOMENT,
  );
  mount(
    personEndpoints.announce,
    async (visit) => {
      const { text, href, audience, from, until } = visit.body;
      const actor = accountOf(visit).email;
      const at = new Date(clock());
      const span = timeSpan(from || at.toISOString(), until || undefined);
      const starts_at = span.from ?? at;
      const made = await store.write(async (queries) => {
        const row = await queries
          .insertInto('announcement')
          .values({
            id: newId(),
            text,
            href: href || null,
            audience,
            starts_at,
            ends_at: span.until,
            created_by: actor,
            created_at: at,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const deed = { actor, action: 'announcement.made', subject: row.id, address: visit.address };
        await record(queries, { ...deed, details: { text, audience } }, at);
        return row;
      });
      return rowOf(made, at.getTime());
    },
    MOMENT,
  );
  mount(
    personEndpoints.endAnnouncement,
    async (visit) => {
      const { id } = visit.params;
      const actor = accountOf(visit).email;
      const at = new Date(clock());
      await store.write(async (queries) => {
        const row = await queries.selectFrom('announcement').selectAll().where('id', '=', id).executeTakeFirst();
        if (!row) throw new Problem('E_NOT_FOUND', 'There is no such announcement.');
        const state = stateOf(row, at.getTime());
        if (state === 'over') throw new Problem('E_CONFLICT', 'This announcement has already ended.');
        const chosen = queries.updateTable('announcement').where('id', '=', id);
        // A planned announcement gets an end equal to its start.
        await chosen.set({ ends_at: state === 'planned' ? row.starts_at : at }).execute();
        await record(queries, { actor, action: 'announcement.ended', subject: id, address: visit.address }, at);
      });
      return { result: true } as const;
    },
    MOMENT,
  );
}

/** `now`: milliseconds since 1970. */
function stateOf({ starts_at, ends_at }: Announcement, now: number): AnnouncementRow['state'] {
  if (ends_at !== null && (ends_at.getTime() <= now || ends_at.getTime() <= starts_at.getTime())) return 'over';
  return starts_at.getTime() > now ? 'planned' : 'shown';
}

const rowOf = (row: Announcement, now: number): AnnouncementRow => ({
  id: row.id,
  text: row.text,
  href: row.href,
  audience: row.audience,
  from: row.starts_at.toISOString(),
  until: row.ends_at?.toISOString() ?? null,
  state: stateOf(row, now),
  by: row.created_by,
});
