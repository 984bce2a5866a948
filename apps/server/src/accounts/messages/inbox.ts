import type { InboxRow, InboxThread } from '@routeglass/api-client/people';
import { type RawBuilder, sql } from 'kysely';
import { Problem } from '../../http/problem.ts';
import { pageAnswer, type PageQuery, rowsOfPage } from '../../http/pages.ts';
import type { AccountQueries } from '../tables.ts';
import { messagesOf } from './readThread.ts';

const EXCERPT = 160;

export interface InboxQuery extends PageQuery {
  readonly q: string;
  readonly kind: string;
  readonly state: string;
}

interface Row {
  readonly id: string;
  readonly kind: InboxRow['kind'];
  readonly subject: string;
  readonly state: InboxRow['state'];
  readonly updated_at: Date;
  readonly unread: number;
  readonly excerpt: string;
  readonly name: string;
  readonly email: string;
  readonly account: string | null;
}

const senders = sql`accounts.thread t left join accounts.account a on a.id = t.account_id`;
const senderName = sql`coalesce(t.guest_name, a.firstname || ' ' || a.lastname, '')`;
const senderEmail = sql`coalesce(t.guest_email, a.email, '')`;

/** Threads for administrators. Messages by others since one of them last read the thread are unread. */
const threads = sql`
  select t.id, t.kind, t.subject, t.state, t.updated_at,
    (select count(*)::int from accounts.message m where m.thread_id = t.id and not m.from_staff
      and (t.staff_read_at is null or m.sent_at > t.staff_read_at)) as unread,
    coalesce((select left(m.text, ${EXCERPT}) from accounts.message m
      where m.thread_id = t.id order by m.sent_at desc, m.id desc limit 1), '') as excerpt,
    ${senderName} as name, ${senderEmail} as email, a.id as account
  from ${senders}
`;

const rowOf = ({ updated_at, name, email, account, ...row }: Row): InboxRow => ({
  ...row,
  updated: updated_at.toISOString(),
  from: { name, email, account },
});

/** All threads, the last changed first. */
export async function inboxOf(queries: AccountQueries, query: InboxQuery) {
  const { limit, offset } = rowsOfPage(query);
  const asked = sql`from ${senders} where ${sql.join(conditionsOf(query), sql` and `)}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${asked}`.execute(queries);
  // Messages are looked up only for the threads of this page, not for those before it.
  const { rows } = await sql<Row>`
    with page as materialized (
      select t.id ${asked} order by t.updated_at desc, t.id limit ${limit} offset ${offset}
    )
    ${threads} where t.id in (select id from page) order by t.updated_at desc, t.id
  `.execute(queries);
  return pageAnswer(query, counted.rows[0]?.total ?? 0, rows.map(rowOf));
}

/** Only the necessary conditions: without a search text, threads are not joined with their accounts. */
function conditionsOf({ q, kind, state }: InboxQuery): RawBuilder<unknown>[] {
  const conditions = [sql`true`];
  if (kind !== '') conditions.push(sql`t.kind = ${kind}::text`);
  if (state !== '') conditions.push(sql`t.state = ${state}::text`);
  if (q !== '')
    conditions.push(
      sql`strpos(lower(t.subject || ' ' || ${senderName} || ' ' || ${senderEmail}), lower(${q}::text)) > 0`,
    );
  return conditions;
}

/** One thread with the fields of its form. Throws E_NOT_FOUND. */
export async function inboxThread(queries: AccountQueries, id: string): Promise<InboxThread> {
  const { rows } = await sql<Row & { fields: string }>`
    select f.*, (select t.fields from accounts.thread t where t.id = f.id) as fields from (${threads}) f where f.id = ${id}
  `.execute(queries);
  const [found] = rows;
  if (!found) throw new Problem('E_NOT_FOUND', 'There is no such thread.');
  const { fields, ...row } = found;
  return {
    ...rowOf(row),
    fields: JSON.parse(fields) as InboxThread['fields'],
    messages: await messagesOf(queries, id),
  };
}
