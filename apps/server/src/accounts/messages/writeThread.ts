import type { ThreadRow } from '@routeglass/api-client/people';
import type { Post } from '../mail/post.ts';
import { threadLetter } from '../mail/letters.ts';
import type { AccountQueries } from '../tables.ts';
import { newId } from '../token.ts';

/** The writer: an account, or a guest, who gets answers only by mail. */
export interface Writer {
  readonly accountId: string | null;
  readonly name: string;
  readonly email: string;
}

export interface NewThread {
  readonly kind: ThreadRow['kind'];
  readonly subject: string;
  readonly text: string;
  /** Further fields of the form. */
  readonly fields?: readonly { readonly name: string; readonly value: string }[];
}

/** What storing and mailing a message needs. */
interface Writing {
  readonly queries: AccountQueries;
  readonly post: Post;
  /** Origin of the site, for the link in the letter. */
  readonly origin: string;
  readonly now: number;
}

/** Stores a message as a new thread, and mails it to the administrators. Returns the thread's id. */
export async function beginThread(writing: Writing, writer: Writer, thread: NewThread): Promise<string> {
  const { queries, now } = writing;
  const { kind, subject, text, fields = [] } = thread;
  const id = newId();
  const at = new Date(now);
  const isGuest = writer.accountId === null;
  await queries
    .insertInto('thread')
    .values({
      id,
      kind,
      account_id: writer.accountId,
      guest_name: isGuest ? writer.name : null,
      guest_email: isGuest ? writer.email : null,
      subject,
      fields: JSON.stringify(fields),
      created_at: at,
      updated_at: at,
      read_at: at,
    })
    .execute();
  await addMessage(writing, writer, id, text);
  await tellAdministrators(writing, writer, thread);
  return id;
}

/** Adds a message of the account to its thread, which reopens it. */
export async function reply(
  writing: Writing,
  writer: Writer,
  thread: { readonly id: string; readonly subject: string },
  text: string,
): Promise<void> {
  const at = new Date(writing.now);
  await writing.queries
    .updateTable('thread')
    .set({ state: 'open', updated_at: at, read_at: at })
    .where('id', '=', thread.id)
    .execute();
  await addMessage(writing, writer, thread.id, text);
  await tellAdministrators(writing, writer, { kind: 'message', subject: `Re: ${thread.subject}`, text });
}

async function addMessage({ queries, now }: Writing, { name }: Writer, threadId: string, text: string): Promise<void> {
  await queries
    .insertInto('message')
    .values({ id: newId(), thread_id: threadId, from_staff: false, author: name, text, sent_at: new Date(now) })
    .execute();
}

async function tellAdministrators(
  { queries, post, origin, now }: Writing,
  writer: Writer,
  thread: NewThread,
): Promise<void> {
  const administrators = await queries
    .selectFrom('account')
    .select(['id', 'email'])
    .where('role', '=', 'ADMIN')
    .where('blocked_at', 'is', null)
    .execute();
  const letter = threadLetter(origin, writer, thread);
  for (const { id, email } of administrators) await post.put(queries, email, id, letter, now);
}
