import { alertChanges, alertKinds } from '@routeglass/domain/alerts';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { form, line } from '../fields.ts';
import { asn, count, instant, nothing, page, paged, pageSize } from '../wire.ts';

export const alertKind = v.picklist(alertKinds);
const reason = v.object({ name: v.string(), value: v.string() });

/** An incident that affects one of the account's networks, with every message sent about it. */
export const alertRow = v.object({
  id: v.string(),
  asn,
  kind: alertKind,
  state: v.picklist(['open', 'ended']),
  title: v.string(),
  prefix: v.nullable(v.string()),
  prefixes: count,
  other: v.nullable(asn),
  vantage_points: count,
  /** Percent of the vantage points; null if unknown. */
  share: v.nullable(v.number()),
  began: instant,
  ended: v.nullable(instant),
  acknowledged: v.nullable(instant),
  snoozed_until: v.nullable(instant),
  is_expected: v.boolean(),
  /** Why it was sent: the rule and its counts. */
  reasons: v.array(reason),
  /** The most common AS paths in its evidence, as bgpdump writes them, and how many vantage points carry each (null if not counted). */
  paths: v.array(v.object({ path: v.string(), vantage_points: v.nullable(count) })),
  /** Path on this site of the graph at the second it began; null if no prefix shows it. */
  graph: v.nullable(v.string()),
  /** Messages sent, oldest first. */
  messages: v.array(v.object({ change: v.picklist(alertChanges), at: instant })),
});
export type AlertRow = v.InferOutput<typeof alertRow>;

export const alertStates = ['open', 'ended', 'all'] as const;
/** Possible replies to an alert. `reopen` undoes an acknowledgement or a snooze. */
export const alertReplies = ['acknowledge', 'snooze', 'expected', 'reopen'] as const;

const own = {
  topic: 'alerts',
  audience: 'signed-in',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
  encoding: 'form',
} as const;

/** Alerts about networks that the account has access to, last changed first. */
export const ownAlerts = defineEndpoint({
  ...own,
  name: 'ownAlerts',
  summary: 'Your alerts',
  method: 'GET',
  path: '/api/auth/v1/alerts',
  query: v.object({ state: v.optional(v.picklist(alertStates), 'all'), page, 'page-size': pageSize }),
  answer: paged(alertRow),
  errors: ['E_UNAUTHORIZED'],
});

/** Number of open alerts per network; networks without any are left out. */
export const alertCounts = defineEndpoint({
  ...own,
  name: 'alertCounts',
  summary: 'Number of open alerts of your networks',
  method: 'GET',
  path: '/api/auth/v1/alert-counts',
  answer: v.array(v.object({ asn, open: count })),
  errors: ['E_UNAUTHORIZED'],
});

/**
 * Acknowledges an alert (no more messages when it grows), snoozes it for some hours (no messages until then), or marks it as expected, which ends it
 * and adjusts the rules.
 */
export const replyToAlert = defineEndpoint({
  ...own,
  name: 'replyToAlert',
  summary: 'Acknowledge or snooze an alert, or mark it as expected',
  method: 'POST',
  path: '/api/auth/v1/alerts/{id}/reply',
  params: v.object({ id: line }),
  body: form({
    reply: v.picklist(alertReplies),
    hours: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(168)),
      '8',
    ),
  }),
  answer: alertRow,
  errors: ['E_UNAUTHORIZED', 'E_NOT_FOUND'],
});
