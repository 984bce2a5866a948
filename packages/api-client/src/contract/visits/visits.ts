import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { count, nothing, page, paged, pageSize, text } from '../wire.ts';

/** Counted events: a page was opened, a form was sent, a link was followed. */
export const visitEvents = ['page', 'form', 'mail', 'trial', 'plans', 'sign-up'] as const;
const event = v.picklist(visitEvents);

/**
 * Counts one event anonymously: only the day's count is stored. Counted only with the visitor's consent to analytics (cookie `cookie-consent`), and
 * never if the browser sends `DNT: 1` or `Sec-GPC: 1`.
 */
export const countVisit = defineEndpoint({
  name: 'countVisit',
  summary: 'Count a visit',
  topic: 'visits',
  audience: 'anyone',
  method: 'POST',
  host: 'main',
  path: '/v2/web/visits',
  params: nothing,
  query: nothing,
  /** `page`: the id of a page of the site, such as `pricing`. */
  body: v.object({ event, page: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,64}$/, 'page is the id of a page')) }),
  answer: v.object({ counted: v.boolean() }),
});

/** Selectable numbers of days to count. */
export const visitSpans = ['1', '7', '30', '90', '365'] as const;

export const visitRow = v.object({
  event,
  /** Id of the page where it happened. */
  page: v.string(),
  count,
  /** Last day with such an event (UTC), `2026-11-23`. */
  last: v.string(),
});
export type VisitRow = v.InferOutput<typeof visitRow>;

/** Counts of the last days (UTC), including today; most frequent first. */
export const visits = defineEndpoint({
  name: 'visits',
  summary: 'Visit counts',
  topic: 'visits',
  audience: 'admin',
  method: 'GET',
  host: 'auth',
  path: '/api/admin/v1/visits',
  params: nothing,
  query: v.object({
    days: v.optional(v.picklist(visitSpans), '30'),
    q: v.optional(text, ''),
    page,
    'page-size': pageSize,
  }),
  body: nothing,
  answer: paged(visitRow),
});
