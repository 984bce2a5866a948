import { enqueue } from '../jobs/queue.ts';
import { newId } from '../token.ts';
import type { AccountQueries } from '../tables.ts';
import { htmlOf, type Letter, textOf } from './letter.ts';

interface MoreOfLetter {
  /** The attached bill. */
  readonly billId?: string;
  /** The thread of the letter, and whether it begins it. */
  readonly thread?: { readonly name: string; readonly isFirst: boolean };
}

/** Queues letters in the transaction of the change that they report. */
export interface Post {
  readonly goesTo: 'smtp' | 'outbox';
  /** Returns the id of the letter. */
  put(
    queries: AccountQueries,
    to: string,
    accountId: string | null,
    letter: Letter,
    now: number,
    more?: MoreOfLetter,
  ): Promise<string>;
  /** Sends queued letters now. To be called after the transaction. */
  nudge(): void;
}

/** A letter has the same Message-ID for all tries, so that mail programs show it once. */
export function createPost(goesTo: Post['goesTo'], host: string, nudge: () => void): Post {
  return {
    goesTo,
    nudge,
    async put(queries, to, accountId, letter, now, { billId, thread } = {}) {
      const id = newId();
      const at = new Date(now);
      await queries
        .insertInto('mail')
        .values({
          id,
          message_id: thread?.isFirst ? `<${thread.name}@${host}>` : `<${id}@${host}>`,
          account_id: accountId,
          recipient: to,
          subject: letter.subject,
          text: textOf(letter),
          html: htmlOf(letter),
          state: goesTo === 'smtp' ? 'queued' : 'kept',
          created_at: at,
          sent_at: null,
          bill_id: billId ?? null,
          thread: thread && !thread.isFirst ? `<${thread.name}@${host}>` : null,
        })
        .execute();
      if (goesTo === 'smtp') await enqueue(queries, 'mail', { id }, at);
      return id;
    },
  };
}
