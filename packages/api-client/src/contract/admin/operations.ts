import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, form, line, mailbox, optionalLine } from '../fields.ts';
import { daySpan } from '../times.ts';
import { count, instant, nothing, page, paged, pageSize, text } from '../wire.ts';

export const mailStates = ['queued', 'sent', 'kept', 'failed', 'suppressed'] as const;
/** A mail. `kept`: it went to the outbox because no mail server is set. */
export const mailRow = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  state: v.picklist(mailStates),
  created: instant,
  sent: v.nullable(instant),
  attempts: count,
  problem: v.nullable(v.string()),
});
export type MailRow = v.InferOutput<typeof mailRow>;

export const jobStates = ['waiting', 'running', 'done', 'dead'] as const;
export const jobRow = v.object({
  id: v.string(),
  kind: v.string(),
  state: v.picklist(jobStates),
  attempts: count,
  run_at: instant,
  problem: v.nullable(v.string()),
});
export type JobRow = v.InferOutput<typeof jobRow>;

export const auditRow = v.object({
  id: v.string(),
  at: instant,
  /** Who did it: a mail address, or the program that ran it. */
  actor: v.string(),
  /** Action: `user.blocked`. */
  action: v.string(),
  /** Whom or what it affected. */
  subject: v.string(),
  address: v.nullable(v.string()),
  details: v.array(v.object({ name: v.string(), value: v.string() })),
});
export type AuditRow = v.InferOutput<typeof auditRow>;

const admin = {
  topic: 'admin',
  audience: 'admin',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
  encoding: 'form',
} as const;
const listed = { page, 'page-size': pageSize, q: v.optional(text, '') };
const one = { ...admin, params: v.object({ id: line }), errors: ['E_NOT_FOUND'] } as const;

export const outbox = defineEndpoint({
  ...admin,
  name: 'outbox',
  summary: 'Mail in the outbox',
  method: 'GET',
  path: '/api/admin/v1/outbox',
  query: v.object({ ...listed, state: v.optional(v.picklist(['', ...mailStates]), '') }),
  answer: paged(mailRow),
});

/** A mail with its text. Links that give access to an account are removed, unless the mail is kept in the outbox. */
export const outboxMail = defineEndpoint({
  ...one,
  name: 'outboxMail',
  summary: 'One mail of the outbox',
  method: 'GET',
  path: '/api/admin/v1/outbox/{id}',
  answer: v.object({ ...mailRow.entries, text: v.string() }),
});

export const sendAgain = defineEndpoint({
  ...one,
  name: 'sendAgain',
  summary: 'Send a failed mail again',
  method: 'POST',
  path: '/api/admin/v1/outbox/{id}/send',
  answer: mailRow,
  errors: ['E_NOT_FOUND', 'E_CONFLICT'],
});

export const suppressionRow = v.object({ email: v.string(), reason: v.string(), since: instant });
export type SuppressionRow = v.InferOutput<typeof suppressionRow>;

/** Addresses that get no mail because it bounced or an administrator blocked them. */
export const suppressions = defineEndpoint({
  ...admin,
  name: 'suppressions',
  summary: 'Addresses that get no mail',
  method: 'GET',
  path: '/api/admin/v1/suppressions',
  query: v.object(listed),
  answer: paged(suppressionRow),
});

export const suppressAddress = defineEndpoint({
  ...admin,
  name: 'suppressAddress',
  summary: 'Send no mail to an address',
  method: 'POST',
  path: '/api/admin/v1/suppressions',
  body: form({ email: mailbox, reason: optionalLine }),
  answer: done,
});

export const allowAddress = defineEndpoint({
  ...admin,
  name: 'allowAddress',
  summary: 'Send mail to an address again',
  method: 'DELETE',
  path: '/api/admin/v1/suppressions/{email}',
  params: v.object({ email: line }),
  answer: done,
  errors: ['E_NOT_FOUND'],
});

export const jobs = defineEndpoint({
  ...admin,
  name: 'jobs',
  summary: 'Jobs',
  method: 'GET',
  path: '/api/admin/v1/jobs',
  query: v.object({ page, 'page-size': pageSize, state: v.optional(v.picklist(['', ...jobStates]), '') }),
  answer: paged(jobRow),
});

export const retryJob = defineEndpoint({
  ...one,
  name: 'retryJob',
  summary: 'Retry a dead job',
  method: 'POST',
  path: '/api/admin/v1/jobs/{id}/retry',
  answer: jobRow,
  errors: ['E_NOT_FOUND', 'E_CONFLICT'],
});

/** All logged actions, newest first. Entries are never changed or removed. `actor` and `subject` match parts of texts, `action` a whole one. */
export const audit = defineEndpoint({
  ...admin,
  name: 'audit',
  summary: 'Audit log',
  method: 'GET',
  path: '/api/admin/v1/audit',
  query: v.object({
    ...listed,
    actor: v.optional(text, ''),
    action: v.optional(text, ''),
    subject: v.optional(text, ''),
    ...daySpan,
  }),
  answer: v.object({
    ...paged(auditRow).entries,
    /** All actions in the log, for a menu. */
    actions: v.array(v.string()),
  }),
});

/** Key facts about the server for administrators. */
export const serverFactsAnswer = v.object({
  started: instant,
  engine: v.picklist(['pglite', 'postgres']),
  accounts: count,
  /** With none, nobody is notified of messages and requests. */
  administrators: count,
  sessions: count,
  mail: v.object({
    /** Where mail goes: a mail server or the outbox. */
    goes_to: v.picklist(['smtp', 'outbox']),
    state: v.picklist(['working', 'failing']),
    problem: v.nullable(v.string()),
    queued: count,
  }),
  jobs: v.object({ waiting: count, dead: count }),
});
export type ServerFacts = v.InferOutput<typeof serverFactsAnswer>;

export const serverFacts = defineEndpoint({
  ...admin,
  name: 'serverFacts',
  summary: 'Facts about the server',
  method: 'GET',
  path: '/api/admin/v1/facts',
  answer: serverFactsAnswer,
});
