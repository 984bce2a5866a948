import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, form, line, mailbox } from '../fields.ts';
import { asn, asnText, instant, nothing } from '../wire.ts';
import { asAccessStatus } from './accessStatus.ts';

/** How access to a network was proved. */
export const accessProofs = ['contact', 'peeringdb', 'remark', 'admin', 'invitation'] as const;

/** The user's own request for a network, with what is needed to prove that they act for it. */
export const ownAccessRow = v.object({
  asn,
  as_name: v.nullable(v.string()),
  status: asAccessStatus,
  proof: v.nullable(v.picklist(accessProofs)),
  updated: instant,
  /** When the network's contacts get the mail, if it has to wait: they get at most one a week. */
  letters_at: v.nullable(instant),
  /** Why no contact could be reached by mail. */
  problem: v.nullable(v.string()),
  /** Text that proves access when it is in the `remarks` of the aut-num object. */
  remark: v.string(),
});
export type OwnAccessRow = v.InferOutput<typeof ownAccessRow>;

const own = {
  topic: 'access',
  audience: 'signed-in',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
  encoding: 'form',
} as const;
const ofNetwork = { ...own, params: v.object({ asn: asnText }) } as const;

/** The account's requests, newest first. */
export const ownAccess = defineEndpoint({
  ...own,
  name: 'ownAccess',
  summary: 'Your requests for access to networks',
  method: 'GET',
  path: '/api/auth/v1/as/access/own',
  answer: v.array(ownAccessRow),
  errors: ['E_UNAUTHORIZED'],
});

/** Checks now for proof: the text in the registry's `remarks`, or networks that PeeringDB lists for the account. */
export const proveAsAccess = defineEndpoint({
  ...ofNetwork,
  name: 'proveAsAccess',
  summary: 'Check for proof of access to a network',
  method: 'POST',
  path: '/api/auth/v1/as/{asn}/proof',
  answer: v.object({ asn, status: asAccessStatus }),
  errors: ['E_UNAUTHORIZED', 'E_NOT_FOUND', 'E_CONFLICT', 'E_UNREACHABLE'],
});

/** Withdraws a request, or gives up access. */
export const leaveAsAccess = defineEndpoint({
  ...ofNetwork,
  name: 'leaveAsAccess',
  summary: 'Withdraw a request for a network',
  method: 'DELETE',
  path: '/api/auth/v1/as/{asn}/request',
  answer: done,
  errors: ['E_UNAUTHORIZED', 'E_NOT_FOUND'],
});

/** Invites a person to a network by mail. The link works once, for 14 days. */
export const inviteToAs = defineEndpoint({
  ...ofNetwork,
  audience: 'contact',
  name: 'inviteToAs',
  summary: 'Invite a person to a network',
  method: 'POST',
  path: '/api/auth/v1/as/{asn}/invitations',
  body: form({ email: mailbox }),
  answer: done,
  errors: ['E_UNAUTHORIZED', 'E_FORBIDDEN'],
});

/** An open invitation to a network. */
export const invitationRow = v.object({
  id: v.string(),
  asn,
  as_name: v.nullable(v.string()),
  email: v.string(),
  /** Mail address of the account that sent it. */
  invited_by: v.string(),
  sent: instant,
  /** When the link expires. */
  expires: instant,
});
export type InvitationRow = v.InferOutput<typeof invitationRow>;

/** Open invitations to networks that the account has access to, newest first. */
export const asInvitations = defineEndpoint({
  ...own,
  name: 'asInvitations',
  summary: 'Open invitations to your networks',
  method: 'GET',
  path: '/api/auth/v1/as/access/open-invitations',
  answer: v.array(invitationRow),
  errors: ['E_UNAUTHORIZED'],
});

/** Withdraws an invitation: its link stops working. */
export const withdrawInvitation = defineEndpoint({
  ...own,
  audience: 'contact',
  name: 'withdrawInvitation',
  summary: 'Withdraw an invitation',
  method: 'DELETE',
  path: '/api/auth/v1/as/{asn}/invitations/{id}',
  params: v.object({ asn: asnText, id: line }),
  answer: done,
  errors: ['E_UNAUTHORIZED', 'E_FORBIDDEN', 'E_NOT_FOUND'],
});

/** The question behind the link in a contact's mail. Reading it decides nothing. */
export const accessQuestion = v.object({
  asn,
  as_name: v.nullable(v.string()),
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  status: asAccessStatus,
  asked: instant,
  /** When the link expires. */
  expires: instant,
  /** Recipient of the mail, as the registry has it. */
  contact: v.object({ handle: v.string(), name: v.string(), email: v.string() }),
});
export type AccessQuestion = v.InferOutput<typeof accessQuestion>;

const ofLetter = {
  ...own,
  audience: 'anyone',
  params: v.object({ asn: asnText, userId: line, token: line }),
  errors: ['E_FORM_INVALID'],
} as const;

export const asAccessAsked = defineEndpoint({
  ...ofLetter,
  name: 'asAccessAsked',
  summary: 'Access request, as its contact sees it: network',
  method: 'GET',
  path: '/api/auth/v1/as/access/request/{asn}/{userId}/{token}',
  answer: accessQuestion,
});

/** Stops all such mail to this contact, for any network. */
export const stopAccessLetters = defineEndpoint({
  ...ofLetter,
  name: 'stopAccessLetters',
  summary: 'Stop mail to this contact of a network',
  method: 'POST',
  path: '/api/auth/v1/as/access/stop/{asn}/{userId}/{token}',
  answer: done,
});
