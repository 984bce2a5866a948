import { domainAccessStates } from '@routeglass/domain/access';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, line } from '../fields.ts';
import { instant, nothing, page, paged, pageSize } from '../wire.ts';

/** A request for access to a domain, as an administrator sees it. */
export const domainAccessRequestRow = v.object({
  user_id: v.string(),
  domain: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  status: v.picklist(domainAccessStates),
  updated: instant,
  /** Token for the call that decides it. */
  token: v.string(),
});
export type DomainAccessRequestRow = v.InferOutput<typeof domainAccessRequestRow>;

/** All requests, newest first; for administrators. */
export const domainAccessRequests = defineEndpoint({
  name: 'domainAccessRequests',
  summary: 'Requests for access to domains',
  topic: 'access',
  audience: 'admin',
  method: 'GET',
  host: 'auth',
  path: '/api/auth/v1/domain/access/requests',
  params: nothing,
  query: v.object({ page, 'page-size': pageSize }),
  body: nothing,
  answer: paged(domainAccessRequestRow),
  errors: ['E_UNAUTHORIZED', 'E_FORBIDDEN'],
});

const decision = {
  topic: 'access',
  // The token is the permission: an administrator's row has one, and so does the mail to a contact.
  audience: 'anyone',
  host: 'auth',
  path: '/api/auth/v1/domain/access/request/{userId}/{token}',
  params: v.object({ userId: line, token: line }),
  query: nothing,
  body: nothing,
  answer: done,
  encoding: 'form',
  errors: ['E_FORM_INVALID', 'E_FORBIDDEN'],
} as const;

export const approveDomainAccess = defineEndpoint({
  ...decision,
  name: 'approveDomainAccess',
  summary: "Approve a user's request for a domain",
  method: 'POST',
});

/** Rejects a request or revokes an approval. */
export const rejectDomainAccess = defineEndpoint({
  ...decision,
  name: 'rejectDomainAccess',
  summary: "Reject or revoke a user's access to a domain",
  method: 'DELETE',
});
