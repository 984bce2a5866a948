import { alertChanges, alertKinds } from '@routeglass/domain/alerts';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { form, line } from '../fields.ts';
import { asn, count, instant, nothing, page, paged, pageSize } from '../wire.ts';

export const alertKind = v.picklist(alertKinds);
const reason = v.object({ name: v.string(), value: v.string() });

/** One incident about one's own network, with every message that was sent about it. */
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
  /** Percent of the vantage points; null where it is not known. */
  share: v.nullable(v.number()),
  began: instant,
  ended: v.nullable(instant),
  acknowledged: v.nullable(instant),
  snoozed_until: v.nullable(instant),
  is_expected: v.boolean(),
  /** Why it was sent: the rule and what it counted. */
  reasons: v.array(reason),
  /** The most common AS paths of its evidence, as bgpdump writes them, and how many vantage points carry each (null where they were not counted). */
  paths: v.array(v.object({ path: v.string(), vantage_points: v.nullable(count) })),
  /** Where the graph shows it at the second when it began, on this site; null where no prefix shows it. */
  graph: v.nullable(v.string()),
  /** What was told, the oldest first. */
  messages: v.array(v.object({ change: v.picklist(alertChanges), at: instant })),
});
export type AlertRow = v.InferOutput<typeof alertRow>;

export const alertStates = ['open', 'ended', 'all'] as const;
/** What one can say to an alert. `reopen` takes an acknowledgement and a snooze back. */
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

/** Alerts about networks that the account has access to, the last changed first. */
export const ownAlerts = defineEndpoint({
  ...own,
  name: 'ownAlerts',
  summary: 'Own alerts',
  method: 'GET',
  path: '/api/auth/v1/alerts',
  query: v.object({ state: v.optional(v.picklist(alertStates), 'all'), page, 'page-size': pageSize }),
  answer: paged(alertRow),
  errors: ['E_UNAUTHORIZED'],
});

/** How many alerts are open, by network; networks without one are left out. */
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
 * Acknowledges an alert (no more messages of its growth), snoozes it for some hours (no message at all until then), or says that it was expected,
 * which ends it and teaches the rules.
 */
export const replyToAlert = defineEndpoint({
  ...own,
  name: 'replyToAlert',
  summary: 'Acknowledge or snooze an alert, or say that it was expected',
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
