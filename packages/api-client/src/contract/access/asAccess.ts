import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, line } from '../fields.ts';
import { asn, asnText, instant, nothing, page, paged, pageSize } from '../wire.ts';
import { asAccessStatus } from './accessStatus.ts';

/** A request for access to a network, as an administrator sees it. */
export const asAccessRequestRow = v.object({
  id: v.number(),
  /** Id of the account that asks: part of the path of the deciding call. */
  userId: v.string(),
  ASNum: asn,
  asname: v.nullable(v.string()),
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  status: asAccessStatus,
  updated: instant,
  /** Token for the call that decides it. */
  token: v.string(),
});
export type AsAccessRequestRow = v.InferOutput<typeof asAccessRequestRow>;

const auth = { topic: 'access', audience: 'anyone', host: 'auth', query: nothing, body: nothing } as const;

/** Whether the signed-in user has access to a network: 200 means yes, E_UNAUTHORIZED and E_FORBIDDEN no. */
export const asAccessCheck = defineEndpoint({
  ...auth,
  audience: 'contact',
  name: 'asAccessCheck',
  summary: 'Check your access to a network',
  method: 'GET',
  path: '/api/auth/v1/as/{asn}/check',
  params: v.object({ asn: asnText }),
  answer: v.object({ access: v.literal(true) }),
  errors: ['E_UNAUTHORIZED', 'E_FORBIDDEN'],
});

/** State of the user's request for a network; `status` is null if there is no request. */
export const asAccessRequest = defineEndpoint({
  ...auth,
  audience: 'signed-in',
  name: 'asAccessRequest',
  summary: 'State of your request for a network',
  method: 'GET',
  path: '/api/auth/v1/as/access/request/{key}',
  params: v.object({ key: asnText }),
  answer: v.object({ asn, status: v.nullable(asAccessStatus), updated: v.nullable(instant) }),
  errors: ['E_UNAUTHORIZED'],
});

/** Sends mail to the technical contacts in the network's whois entry, asking them to confirm the user. */
export const requestAsAccess = defineEndpoint({
  ...auth,
  audience: 'signed-in',
  name: 'requestAsAccess',
  summary: 'Ask for access to a network',
  method: 'POST',
  path: '/api/auth/v1/as/{asn}/request',
  params: v.object({ asn: asnText }),
  answer: v.object({ asn, status: asAccessStatus }),
  encoding: 'form',
  errors: ['E_UNAUTHORIZED', 'E_CONFLICT', 'E_UNREACHABLE'],
});

/** All requests, newest first; for administrators. */
export const asAccessRequests = defineEndpoint({
  ...auth,
  audience: 'admin',
  name: 'asAccessRequests',
  summary: 'Requests for access to networks',
  method: 'GET',
  path: '/api/auth/v1/as/access/requests',
  params: nothing,
  query: v.object({ page, 'page-size': pageSize }),
  answer: paged(asAccessRequestRow),
  errors: ['E_UNAUTHORIZED', 'E_FORBIDDEN'],
});

const decision = {
  ...auth,
  answer: done,
  encoding: 'form',
  errors: ['E_FORM_INVALID', 'E_FORBIDDEN'],
} as const;

const byLink = {
  ...decision,
  path: '/api/auth/v1/as/access/request/{key}',
  params: v.object({ key: line }),
} as const;

/** Lets a contact approve a request with the token from the mail (`key`). */
export const approveAsAccess = defineEndpoint({
  ...byLink,
  name: 'approveAsAccess',
  summary: 'Approve a request by its token',
  method: 'POST',
});

/** Lets a contact reject a request with the token from the mail (`key`). */
export const rejectAsAccess = defineEndpoint({
  ...byLink,
  name: 'rejectAsAccess',
  summary: 'Reject a request by its token',
  method: 'DELETE',
});

const ofUser = {
  ...decision,
  path: '/api/auth/v1/as/access/request/{asn}/{userId}/{token}',
  params: v.object({ asn: asnText, userId: line, token: line }),
} as const;

export const approveUserAsAccess = defineEndpoint({
  ...ofUser,
  name: 'approveUserAsAccess',
  summary: "Approve a user's request for a network",
  method: 'POST',
});

/** Rejects a request or revokes an approval. */
export const rejectUserAsAccess = defineEndpoint({
  ...ofUser,
  name: 'rejectUserAsAccess',
  summary: "Reject or revoke a user's access to a network",
  method: 'DELETE',
});
