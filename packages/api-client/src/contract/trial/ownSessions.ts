import { routerSystems, type RouterSystem } from '@routeglass/domain/bgp-session';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { form, line } from '../fields.ts';
import { asn, instant, nothing, page, paged, pageSize } from '../wire.ts';

/** `established`: routes of that router were imported after the approval. */
export const bgpSessionStates = ['requested', 'approved', 'rejected', 'established'] as const;

/** The user's own session with a collector. */
export const bgpSessionRow = v.object({
  id: v.string(),
  asn,
  ip: v.string(),
  state: v.picklist(bgpSessionStates),
  created: instant,
});
export type BgpSessionRow = v.InferOutput<typeof bgpSessionRow>;

export const trialStates = ['requested', 'approved', 'rejected'] as const;

/** A request as an administrator sees it. */
const asked = {
  id: v.string(),
  asn,
  as_name: v.nullable(v.string()),
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  created: instant,
};

export const askedBgpSession = v.object({ ...asked, ip: v.string(), state: v.picklist(bgpSessionStates) });
export type AskedBgpSession = v.InferOutput<typeof askedBgpSession>;

export const askedTrial = v.object({
  ...asked,
  company: v.string(),
  notification_email: v.nullable(v.string()),
  state: v.picklist(trialStates),
  ends: v.nullable(instant),
});
export type AskedTrial = v.InferOutput<typeof askedTrial>;

const trial = {
  topic: 'trial',
  audience: 'signed-in',
  method: 'GET',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
} as const;

/** The account's sessions, newest first, and the collector's side: null if the operator has not set it. */
export const ownBgpSessions = defineEndpoint({
  ...trial,
  name: 'ownBgpSessions',
  summary: 'Your BGP sessions with the collector',
  path: '/api/auth/v1/bgp-sessions',
  answer: v.object({
    collector: v.nullable(
      v.object({
        asn,
        /** Addresses of its routers, at least one. */
        ips: v.array(v.string()),
      }),
    ),
    sessions: v.array(bgpSessionRow),
  }),
  errors: ['E_UNAUTHORIZED'],
});

/** Router configurations for an approved session, by system. */
export const bgpSessionTexts = defineEndpoint({
  ...trial,
  name: 'bgpSessionTexts',
  summary: 'Router configurations for a BGP session',
  path: '/api/auth/v1/bgp-sessions/{id}/texts',
  params: v.object({ id: line }),
  answer: v.array(
    v.object({ system: v.picklist(Object.keys(routerSystems) as RouterSystem[]), name: v.string(), text: v.string() }),
  ),
  errors: ['E_UNAUTHORIZED', 'E_NOT_FOUND', 'E_CONFLICT'],
});

/** The account's trials, and when they end. */
export const ownTrials = defineEndpoint({
  ...trial,
  name: 'ownTrials',
  summary: 'Your monitoring trials',
  path: '/api/auth/v1/trials',
  answer: v.array(v.object({ asn, state: v.picklist(trialStates), ends: v.nullable(instant) })),
  errors: ['E_UNAUTHORIZED'],
});

const list = { ...trial, audience: 'admin', errors: ['E_UNAUTHORIZED', 'E_FORBIDDEN'] } as const;

/** All sessions, newest request first; for administrators. */
export const bgpSessions = defineEndpoint({
  ...list,
  name: 'bgpSessions',
  summary: 'BGP sessions with the collector',
  path: '/api/admin/v1/bgp-sessions',
  query: v.object({ page, 'page-size': pageSize, state: v.optional(v.picklist(['', ...bgpSessionStates]), '') }),
  answer: paged(askedBgpSession),
});

/** All trials, newest request first; for administrators. */
export const trials = defineEndpoint({
  ...list,
  name: 'trials',
  summary: 'Monitoring trials',
  path: '/api/admin/v1/trials',
  query: v.object({ page, 'page-size': pageSize, state: v.optional(v.picklist(['', ...trialStates]), '') }),
  answer: paged(askedTrial),
});

const decision = {
  ...trial,
  audience: 'admin',
  method: 'POST',
  params: v.object({ id: line }),
  body: form({ state: v.picklist(['approved', 'rejected']) }),
  encoding: 'form',
  errors: ['E_UNAUTHORIZED', 'E_FORBIDDEN', 'E_NOT_FOUND'],
} as const;

/** Approves or rejects a requested session. */
export const decideBgpSession = defineEndpoint({
  ...decision,
  name: 'decideBgpSession',
  summary: 'Approve or reject a BGP session',
  path: '/api/admin/v1/bgp-sessions/{id}/state',
  answer: bgpSessionRow,
});

/** Approves a trial, which then runs for 30 days, or rejects it. */
export const decideTrial = defineEndpoint({
  ...decision,
  name: 'decideTrial',
  summary: 'Approve or reject a trial',
  path: '/api/admin/v1/trials/{id}/state',
  answer: v.object({ asn, state: v.picklist(trialStates), ends: v.nullable(instant) }),
});
