import { domainAccessStates } from '@routeglass/domain/access';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, line } from '../fields.ts';
import { instant, nothing } from '../wire.ts';

/** The user's own request for a domain. */
export const ownDomainRow = v.object({
  domain: v.string(),
  status: v.picklist(domainAccessStates),
  updated: instant,
  problem: v.nullable(v.string()),
  /** TXT record that proves it: its name and its text. */
  record: v.object({ name: v.string(), text: v.string() }),
});
export type OwnDomainRow = v.InferOutput<typeof ownDomainRow>;

const own = {
  topic: 'access',
  audience: 'signed-in',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
  encoding: 'form',
} as const;
const ofDomain = { ...own, params: v.object({ name: line }), answer: ownDomainRow } as const;

export const ownDomains = defineEndpoint({
  ...own,
  name: 'ownDomains',
  summary: 'Your requests for access to domains',
  method: 'GET',
  path: '/api/auth/v1/domain/access/own',
  answer: v.array(ownDomainRow),
  errors: ['E_UNAUTHORIZED'],
});

/** Requests access to a domain. The whois contact gets a mail; a DNS record proves access at once. */
export const requestDomainAccess = defineEndpoint({
  ...ofDomain,
  name: 'requestDomainAccess',
  summary: 'Ask for access to a domain',
  method: 'POST',
  path: '/api/auth/v1/domain/{name}/request',
  errors: ['E_UNAUTHORIZED', 'E_CONFLICT'],
});

/** Checks now for the TXT record. */
export const proveDomainAccess = defineEndpoint({
  ...ofDomain,
  name: 'proveDomainAccess',
  summary: 'Check the DNS record that proves access to a domain',
  method: 'POST',
  path: '/api/auth/v1/domain/{name}/proof',
  errors: ['E_UNAUTHORIZED', 'E_NOT_FOUND', 'E_CONFLICT', 'E_UNREACHABLE'],
});

/** The question behind the link in the mail to a domain's contact. Reading it decides nothing. */
export const domainQuestion = v.object({
  domain: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  status: v.picklist(domainAccessStates),
  asked: instant,
  /** When the link expires. */
  expires: instant,
});
export type DomainQuestion = v.InferOutput<typeof domainQuestion>;

const ofLetter = {
  ...own,
  audience: 'anyone',
  params: v.object({ userId: line, token: line }),
  errors: ['E_FORM_INVALID'],
} as const;

export const domainAccessAsked = defineEndpoint({
  ...ofLetter,
  name: 'domainAccessAsked',
  summary: 'Access request, as its contact sees it: domain',
  method: 'GET',
  path: '/api/auth/v1/domain/access/request/{userId}/{token}',
  answer: domainQuestion,
});

/** Stops all such mail to this contact, for any domain or network. */
export const stopDomainLetters = defineEndpoint({
  ...ofLetter,
  name: 'stopDomainLetters',
  summary: 'Stop mail to this contact of a domain',
  method: 'POST',
  path: '/api/auth/v1/domain/access/stop/{userId}/{token}',
  answer: done,
});
