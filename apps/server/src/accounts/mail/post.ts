import { enqueue } from '../jobs/queue.ts';
import { newId } from '../token.ts';
import type { AccountQueries } from '../tables.ts';
import { htmlOf, type Letter, textOf } from './letter.ts';

interface MoreOfLetter {
  /** The bill that it carries as a file. */
  readonly billId?: string;
  /** Names the thread that it belongs to, and whether it begins it. */
  readonly thread?: { readonly name: string; readonly isFirst: boolean };
}

/** Takes letters in the transaction of what they tell of: both hold, or neither. */
export interface Post {
  readonly goesTo: 'smtp' | 'outbox';
  /** Gives the id of the letter. */
  put(
    queries: AccountQueries,
    to: string,
    accountId: string | null,
    letter: Letter,
    now: number,
    more?: MoreOfLetter,
  ): Promise<string>;
  /** What was put goes out now; to be called after the transaction. */
  nudge(): void;
}

/** One letter has one Message-ID however often it is tried, so that mail programs show it once. */
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
