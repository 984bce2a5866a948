import { personEndpoints, type MailRow } from '@routeglass/api-client/people';
import { sql } from 'kysely';
import type { Mount } from '../../http/mount.ts';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { enqueue } from '../jobs/queue.ts';
import type { AccountQueries } from '../tables.ts';
import { emailKey } from '../token.ts';
import { accountOf } from '../visitor.ts';

const MOMENT = { dependsOn: 'moment' } as const;

interface Kept {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: MailRow['state'];
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly attempts: number;
  readonly problem: string | null;
}

const rowOf = ({ id, recipient, subject, state, created_at, sent_at, attempts, problem }: Kept): MailRow => ({
  id,
  to: recipient,
  subject,
  state,
  created: created_at.toISOString(),
  sent: sent_at?.toISOString() ?? null,
  attempts,
  problem,
});

async function letterOf(queries: AccountQueries, id: string) {
  const letter = await queries.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
  if (!letter) throw new Problem('E_NOT_FOUND', 'There is no such mail.');
  return letter;
}

/** Letters for administrators. */
export function mountLetters(mount: Mount, { store, clock, post }: AccountDeps): void {
  mount(
    personEndpoints.outbox,
    async ({ query }) => {
      const { limit, offset } = rowsOfPage(query);
      const { q, state } = query;
      const asked = store.db
        .selectFrom('mail')
        .$if(q !== '', (some) => some.where(sql<boolean>`strpos(lower(recipient || ' ' || subject), lower(${q})) > 0`))
        .$if(state !== '', (some) => some.where(sql<boolean>`state = ${state}`));
      const { total } = await asked.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await asked.selectAll().orderBy('place', 'desc').limit(limit).offset(offset).execute();
      return pageAnswer(query, total, rows.map(rowOf));
    },
    MOMENT,
  );
  mount(
    personEndpoints.outboxMail,
    async ({ params: { id } }) => {
      const letter = await letterOf(store.db, id);
      const text = letter.text ?? '';
      // A reader of a sent link could use it instead of its owner.
      return { ...rowOf(letter), text: letter.state === 'kept' ? text : text.replaceAll(/\btoken=[\w-]+/g, 'token=…') };
    },
    MOMENT,
  );
  mount(
    personEndpoints.sendAgain,
    async (visit) => {
      const { id } = visit.params;
      const { email } = accountOf(visit);
      const queued = await store.write(async (queries) => {
        const letter = await letterOf(queries, id);
        if (letter.state !== 'failed') throw new Problem('E_CONFLICT', 'Only failed mails can be sent again.');
        if (letter.text === null) throw new Problem('E_CONFLICT', 'The text of this mail is no longer kept.');
        const at = new Date(clock());
        await queries.updateTable('mail').set({ state: 'queued', problem: null }).where('id', '=', id).execute();
        // Sending again means that the administrator knows the address works.
        await queries.deleteFrom('suppression').where('email_key', '=', emailKey(letter.recipient)).execute();
        await enqueue(queries, 'mail', { id }, at);
        const { recipient: subject } = letter;
        await record(queries, { actor: email, action: 'mail.sent-again', subject, address: visit.address }, at);
        return rowOf(await letterOf(queries, id));
      });
      post.nudge();
      return queued;
    },
    MOMENT,
  );
}
