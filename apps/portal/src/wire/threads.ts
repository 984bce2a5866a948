import type { InboxThread, ThreadFacts, ThreadRow } from '@routeglass/api-client/people';
import type { ThreadContent } from '@routeglass/ui/Thread';
import type { MessageThread } from '@routeglass/ui/ThreadList';

/** A thread of a list, in the form that its widgets uses. */
export const threadOfRow = ({ id, kind, subject, state, updated, unread, excerpt }: ThreadRow): MessageThread => ({
  id,
  kind,
  subject,
  state,
  updated: new Date(updated),
  unread,
  excerpt,
});

/** A thread with its messages, in the form that its widget uses. */
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
