import { sql } from 'kysely';
import * as v from 'valibot';
import { billAttachment } from '../billing/pdf/attachment.ts';
import { settle, type Job } from '../jobs/queue.ts';
import { Later } from '../jobs/worker.ts';
import { use } from '../limits/allowance.ts';
import { emailKey } from '../token.ts';
import type { AccountQueries, AccountStore } from '../tables.ts';
import { suppress } from './suppress.ts';
import { Refused, type SendMail } from './transport.ts';

const payload = v.object({ id: v.string() });

/** State of mail: the result of the last letter. */
export interface MailHealth {
  problem: string | null;
}

/** Ms until a letter checks again whether earlier ones of its thread have been sent. */
const TURN = 5_000;

/** Whether an earlier letter of a thread is still to be sent; failed ones do not count. */
async function hasEarlier(queries: AccountQueries, thread: string, place: number): Promise<boolean> {
  const { rows } = await sql`
    select from accounts.mail m join accounts.job j on j.kind = 'mail' and j.state <> 'dead' and j.payload = ${'{"id":"'} || m.id || ${'"}'}
    where m.state = 'queued' and m.place < ${place} and (m.message_id = ${thread} or m.thread = ${thread}) limit 1
  `.execute(queries);
  return rows.length > 0;
}

/** Sends one queued letter. If it was already sent, or its address is suppressed, it is finished without another try. */
export function mailDoer(store: AccountStore, send: SendMail, health: MailHealth, clock: () => number) {
  return async (job: Job): Promise<void> => {
    const { id } = v.parse(payload, job.payload);
    const mail = await store.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
    const finish = (change: { state: 'sent' | 'failed' | 'suppressed'; problem?: string }): Promise<void> =>
      store.write(async (queries) => {
        await queries
          .updateTable('mail')
          .set({
            ...change,
            problem: change.problem ?? null,
            // The text of a failed letter is kept, so that an administrator can send it again.
            ...(change.state !== 'failed' && { text: null, html: null }),
            attempts: job.attempts,
            sent_at: change.state === 'sent' ? new Date(clock()) : null,
          })
          .where('id', '=', id)
          .execute();
        await settle(queries, job.id);
      });
    if (mail?.state !== 'queued' || mail.text === null || mail.html === null)
      return store.write((queries) => settle(queries, job.id));
    const key = emailKey(mail.recipient);
    const suppressed = await store.db
      .selectFrom('suppression')
      .selectAll()
      .where('email_key', '=', key)
      .executeTakeFirst();
    if (suppressed) return finish({ state: 'suppressed', problem: suppressed.reason });
    if (mail.thread !== null && (await hasEarlier(store.db, mail.thread, mail.place)))
      throw new Later('Waits for the letters before it', TURN);
    if (job.attempts === 1) {
      const limit = mail.account_id === null ? 'strangerDomain' : 'domain';
      const wait = await store.write((queries) => use(queries, limit, key.slice(key.indexOf('@') + 1), clock()));
      if (wait !== null) throw new Later('Too many letters to this domain for now', wait * 1_000);
    }
    try {
      const { recipient: to, message_id: messageId, subject, text, html, thread } = mail;
      const attachments = mail.bill_id === null ? [] : [await billAttachment(store.db, mail.bill_id)];
      await send({ to, messageId, subject, text, html, thread, attachments });
      health.problem = null;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (error instanceof Refused) {
        if (error.isGone) await store.write((queries) => suppress(queries, key, `Bounced: ${problem}`, clock()));
        return finish({ state: 'failed', problem });
      }
      health.problem = problem;
      await store.write((queries) =>
        queries.updateTable('mail').set({ problem, attempts: job.attempts }).where('id', '=', id).execute(),
      );
      throw error;
    }
    await finish({ state: 'sent' });
  };
}
