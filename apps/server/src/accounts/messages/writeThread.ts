import type { ThreadRow } from '@routeglass/api-client/people';
import type { Post } from '../mail/post.ts';
import { threadLetter } from '../mail/letters.ts';
import type { AccountQueries } from '../tables.ts';
import { newId } from '../token.ts';

/** Who writes: an account, or a guest, whom answers reach by mail alone. */
export interface Writer {
  readonly accountId: string | null;
  readonly name: string;
  readonly email: string;
}

export interface NewThread {
  readonly kind: ThreadRow['kind'];
  readonly subject: string;
  readonly text: string;
  /** What else the form said. */
  readonly fields?: readonly { readonly name: string; readonly value: string }[];
}

/** Where a message is kept and told of. */
interface Writing {
  readonly queries: AccountQueries;
  readonly post: Post;
  /** Where the site is, for the link of the letter. */
  readonly origin: string;
  readonly now: number;
}

/** Keeps what somebody wrote, and mails it to the administrators. Gives the thread's id. */
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

/** Adds what the account says in its thread, which is open again with it. */
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
