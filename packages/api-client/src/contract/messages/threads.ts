import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, form, line, message } from '../fields.ts';
import { count, instant, nothing, page, paged, pageSize } from '../wire.ts';

/** How a thread started. */
export const threadKinds = ['message', 'feedback', 'expert', 'plan', 'trial', 'bgp-session'] as const;
export const threadStates = ['open', 'closed'] as const;

export const threadRow = v.object({
  id: v.string(),
  kind: v.picklist(threadKinds),
  subject: v.string(),
  state: v.picklist(threadStates),
  updated: instant,
  /** Number of unread messages. */
  unread: count,
  /** Start of the last message. */
  excerpt: v.string(),
});
export type ThreadRow = v.InferOutput<typeof threadRow>;

export const threadMessage = v.object({
  id: v.string(),
  /** Whether an administrator wrote it. */
  from_staff: v.boolean(),
  author: v.string(),
  text: v.string(),
  sent: instant,
});
export type ThreadMessage = v.InferOutput<typeof threadMessage>;

export const threadFacts = v.object({ ...threadRow.entries, messages: v.array(threadMessage) });
export type ThreadFacts = v.InferOutput<typeof threadFacts>;

const own = {
  topic: 'messages',
  audience: 'signed-in',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
  encoding: 'form',
} as const;
const ofThread = { ...own, params: v.object({ id: line }), errors: ['E_NOT_FOUND'] } as const;

/** The account's threads, last changed first. */
export const threads = defineEndpoint({
  ...own,
  name: 'threads',
  summary: 'Your messages',
  method: 'GET',
  path: '/api/auth/v1/threads',
  query: v.object({ page, 'page-size': pageSize }),
  answer: paged(threadRow),
});

export const thread = defineEndpoint({
  ...ofThread,
  name: 'thread',
  summary: 'One thread of messages',
  method: 'GET',
  path: '/api/auth/v1/threads/{id}',
  answer: threadFacts,
});

export const openThread = defineEndpoint({
  ...own,
  name: 'openThread',
  summary: 'Write a message',
  method: 'POST',
  path: '/api/auth/v1/threads',
  body: form({ subject: line, message }),
  answer: threadFacts,
});

export const replyToThread = defineEndpoint({
  ...ofThread,
  name: 'replyToThread',
  summary: 'Answer in a thread',
  method: 'POST',
  path: '/api/auth/v1/threads/{id}/messages',
  body: form({ message }),
  answer: threadFacts,
});

export const readThread = defineEndpoint({
  ...ofThread,
  name: 'readThread',
  summary: 'Mark a thread as read',
  method: 'POST',
  path: '/api/auth/v1/threads/{id}/read',
  answer: done,
});
