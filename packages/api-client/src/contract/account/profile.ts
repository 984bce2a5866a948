import { fieldMessages } from '@routeglass/domain/field-rules';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { anyPassword, done, form, line, mailbox, newPassword, ofLink } from '../fields.ts';
import { instant, nothing } from '../wire.ts';

const own = { topic: 'account', audience: 'signed-in', host: 'auth', params: nothing, query: nothing } as const;

export const profileFacts = v.object({
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  position: v.string(),
  created: instant,
  /** Whether the account has a password; one that came by a provider or a passkey may have none. */
  has_password: v.boolean(),
  /** An address that is to replace `email`, and which of the two have agreed. */
  new_email: v.nullable(v.object({ email: v.string(), old_agreed: v.boolean(), new_agreed: v.boolean() })),
  /** When the account is erased, where its deletion was asked for: until then it can be undone. */
  erased_at: v.nullable(instant),
});
export type ProfileFacts = v.InferOutput<typeof profileFacts>;

export const profile = defineEndpoint({
  ...own,
  name: 'profile',
  summary: 'Your profile',
  method: 'GET',
  path: '/api/auth/v1/profile',
  body: nothing,
  answer: profileFacts,
});

export const saveProfile = defineEndpoint({
  ...own,
  name: 'saveProfile',
  summary: 'Change your profile',
  method: 'POST',
  path: '/api/auth/v1/profile',
  body: form({ firstname: line, lastname: line, position: line }),
  answer: profileFacts,
  encoding: 'form',
});

/** Replaces the password, and ends all other sessions. An account without one sends no `current`. */
export const changePassword = defineEndpoint({
  ...own,
  name: 'changePassword',
  summary: 'Change your password',
  method: 'POST',
  path: '/api/auth/v1/password',
  body: v.pipe(
    form({ current: v.optional(anyPassword), password: newPassword, confirmPassword: anyPassword }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        fieldMessages.passwordsDiffer,
      ),
      ['confirmPassword'],
    ),
  ),
  answer: done,
  encoding: 'form',
  errors: ['E_FORM_INVALID', 'E_RECENT_SIGN_IN'],
});

/** Asks both addresses, the old and the new one, to agree to a change. */
export const changeEmail = defineEndpoint({
  ...own,
  name: 'changeEmail',
  summary: 'Change your address',
  method: 'POST',
  path: '/api/auth/v1/email',
  body: form({ email: mailbox }),
  answer: done,
  encoding: 'form',
  recent: true,
});

/** Takes back a change of address that is not agreed to yet. */
export const cancelEmailChange = defineEndpoint({
  ...own,
  name: 'cancelEmailChange',
  summary: 'Keep your address',
  method: 'DELETE',
  path: '/api/auth/v1/email',
  body: nothing,
  answer: done,
});

/** Agrees to a change of address by the link that one of the two addresses got (`/auth/email?email=&token=`). */
export const confirmEmail = defineEndpoint({
  ...own,
  audience: 'anyone',
  name: 'confirmEmail',
  summary: 'Agree to a change of address',
  method: 'POST',
  path: '/api/auth/v1/email/confirm',
  body: form({ email: ofLink, token: ofLink }),
  answer: v.object({ ...done.entries, changed: v.boolean() }),
  encoding: 'form',
  errors: ['E_FORM_INVALID'],
});

/** All that is kept about the account, as one file. */
export const exportAccount = defineEndpoint({
  ...own,
  name: 'exportAccount',
  summary: 'Your data',
  method: 'GET',
  path: '/api/auth/v1/export',
  body: nothing,
  answer: v.looseObject({ exported: instant, profile: profileFacts }),
  asOf: 'header',
  recent: true,
});

/** Asks for the account to be erased in 14 days; all other sessions and all tokens end at once. */
export const deleteAccount = defineEndpoint({
  ...own,
  name: 'deleteAccount',
  summary: 'Delete your account',
  method: 'POST',
  path: '/api/auth/v1/account/delete',
  body: nothing,
  answer: v.object({ erased_at: instant }),
  encoding: 'form',
  recent: true,
});

export const undoDeletion = defineEndpoint({
  ...own,
  name: 'undoDeletion',
  summary: 'Keep your account',
  method: 'POST',
  path: '/api/auth/v1/account/undo-deletion',
  body: nothing,
  answer: done,
  encoding: 'form',
});
