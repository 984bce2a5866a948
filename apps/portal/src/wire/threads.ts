import type { InboxThread, ThreadFacts, ThreadRow } from '@routeglass/api-client/people';
import type { ThreadContent } from '@routeglass/ui/Thread';
import type { MessageThread } from '@routeglass/ui/ThreadList';

/** A thread of a list, as its widgets take it. */
export const threadOfRow = ({ id, kind, subject, state, updated, unread, excerpt }: ThreadRow): MessageThread => ({
  id,
  kind,
  subject,
  state,
  updated: new Date(updated),
  unread,
  excerpt,
});

/** A thread with its messages, as its widget takes it. */
export const threadContent = (thread: ThreadFacts | InboxThread): ThreadContent => ({
  id: thread.id,
  kind: thread.kind,
  subject: thread.subject,
  state: thread.state,
  ...('fields' in thread && { fields: thread.fields }),
  messages: thread.messages.map(({ id, from_staff, author, text, sent }) => ({
    id,
    isStaff: from_staff,
    author,
    text,
    sent: new Date(sent),
  })),
});
