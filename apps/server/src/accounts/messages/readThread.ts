import type { ThreadFacts, ThreadMessage, ThreadRow } from '@routeglass/api-client/people';
import { sql } from 'kysely';
import { Problem } from '../../http/problem.ts';
import { pageAnswer, type PageQuery, rowsOfPage } from '../../http/pages.ts';
import type { AccountQueries } from '../tables.ts';

const EXCERPT = 160;

interface Row {
  readonly id: string;
  readonly kind: ThreadRow['kind'];
  readonly subject: string;
  readonly state: ThreadRow['state'];
  readonly updated_at: Date;
  readonly unread: number;
  readonly excerpt: string;
}

/** A thread for its account. Messages by staff since it was last read are unread. */
const columns = sql`
  t.id, t.kind, t.subject, t.state, t.updated_at,
  (select count(*)::int from accounts.message m
    where m.thread_id = t.id and m.from_staff and m.sent_at > coalesce(t.read_at, t.created_at - interval '1 day')) as unread,
  coalesce((select left(m.text, ${EXCERPT}) from accounts.message m
    where m.thread_id = t.id order by m.sent_at desc, m.id desc limit 1), '') as excerpt
`;

const rowOf = ({ updated_at, ...row }: Row): ThreadRow => ({ ...row, updated: updated_at.toISOString() });

/** The threads of an account, the last changed first. */
export async function threadsOf(queries: AccountQueries, accountId: string, query: PageQuery) {
  const { limit, offset } = rowsOfPage(query);
  const { total } = await queries
    .selectFrom('thread')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Row>`
    select ${columns} from accounts.thread t where t.account_id = ${accountId}
    order by t.updated_at desc, t.id limit ${limit} offset ${offset}
  `.execute(queries);
  return pageAnswer(query, total, rows.map(rowOf));
}

/** A thread of an account with its messages. Throws E_NOT_FOUND for other accounts' threads. */
export async function threadOf(queries: AccountQueries, accountId: string, id: string): Promise<ThreadFacts> {
  const { rows } = await sql<Row>`
    select ${columns} from accounts.thread t where t.id = ${id} and t.account_id = ${accountId}
  `.execute(queries);
  const [row] = rows;
  if (!row) throw new Problem('E_NOT_FOUND', 'You have no such thread.');
  return { ...rowOf(row), messages: await messagesOf(queries, id) };
}

/** The messages of a thread, in order. */
export async function messagesOf(queries: AccountQueries, threadId: string): Promise<ThreadMessage[]> {
  const messages = await queries
    .selectFrom('message')
    .select(['id', 'from_staff', 'author', 'text', 'sent_at'])
    .where('thread_id', '=', threadId)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  return messages.map(({ sent_at, ...message }) => ({ ...message, sent: sent_at.toISOString() }));
}
