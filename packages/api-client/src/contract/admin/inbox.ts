import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { form, line, message } from '../fields.ts';
import { threadFacts, threadKinds, threadRow, threadStates } from '../messages/threads.ts';
import { nothing, page, paged, pageSize, text } from '../wire.ts';

/** The sender: an account, or a guest with name and mail address. */
const writer = { name: v.string(), email: v.string(), account: v.nullable(v.string()) };

export const inboxRow = v.object({ ...threadRow.entries, from: v.object(writer) });
export type InboxRow = v.InferOutput<typeof inboxRow>;

/** A thread with the fields of the form that started it. */
export const inboxThread = v.object({
  ...threadFacts.entries,
  from: v.object(writer),
  fields: v.array(v.object({ name: v.string(), value: v.string() })),
});
export type InboxThread = v.InferOutput<typeof inboxThread>;

const admin = {
  topic: 'admin',
  audience: 'admin',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
  encoding: 'form',
} as const;
const ofThread = { ...admin, params: v.object({ id: line }), errors: ['E_NOT_FOUND'] } as const;

/** All messages and requests, last changed first. */
export const inbox = defineEndpoint({
  ...admin,
  name: 'inbox',
  summary: 'Messages and requests',
  method: 'GET',
  path: '/api/admin/v1/inbox',
  query: v.object({
    q: v.optional(text, ''),
    kind: v.optional(v.picklist(['', ...threadKinds]), ''),
    state: v.optional(v.picklist(['', ...threadStates]), ''),
    page,
    'page-size': pageSize,
  }),
  answer: paged(inboxRow),
});

/** Returns one thread and marks it as read. */
export const inboxItem = defineEndpoint({
  ...ofThread,
  name: 'inboxItem',
  summary: 'One thread of the inbox',
  method: 'GET',
  path: '/api/admin/v1/inbox/{id}',
  answer: inboxThread,
});

/** Sends an answer; guests get it by mail. */
export const answerInbox = defineEndpoint({
  ...ofThread,
  name: 'answerInbox',
  summary: 'Answer a thread',
  method: 'POST',
  path: '/api/admin/v1/inbox/{id}/messages',
  body: form({ message }),
  answer: inboxThread,
});

export const closeInboxItem = defineEndpoint({
  ...ofThread,
  name: 'closeInboxItem',
  summary: 'Close or reopen a thread',
  method: 'POST',
  path: '/api/admin/v1/inbox/{id}/state',
  body: form({ state: v.picklist(threadStates) }),
  answer: inboxThread,
});
