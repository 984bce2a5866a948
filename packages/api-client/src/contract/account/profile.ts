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
  /** Whether the account has a password; one created with a provider or a passkey may have none. */
  has_password: v.boolean(),
  /** Address that is to replace `email`, and which of the two addresses have agreed. */
  new_email: v.nullable(v.object({ email: v.string(), old_agreed: v.boolean(), new_agreed: v.boolean() })),
  /** When the account will be erased, if its deletion was requested; it can be undone until then. */
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

/** Replaces the password and ends all other sessions. An account without a password sends no `current`. */
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

/** Asks the old and the new address to agree to the change. */
export const changeEmail = defineEndpoint({
  ...own,
  name: 'changeEmail',
  summary: 'Change your mail address',
  method: 'POST',
  path: '/api/auth/v1/email',
  body: form({ email: mailbox }),
  answer: done,
  encoding: 'form',
  recent: true,
});

/** Cancels a change of address that is not complete yet. */
export const cancelEmailChange = defineEndpoint({
  ...own,
  name: 'cancelEmailChange',
  summary: 'Cancel a change of your mail address',
  method: 'DELETE',
  path: '/api/auth/v1/email',
  body: nothing,
  answer: done,
});

/** Agrees to a change of address with the link sent to one of the two addresses (`/auth/email?email=&token=`). */
export const confirmEmail = defineEndpoint({
  ...own,
  audience: 'anyone',
  name: 'confirmEmail',
  summary: 'Confirm a change of your mail address',
  method: 'POST',
  path: '/api/auth/v1/email/confirm',
  body: form({ email: ofLink, token: ofLink }),
  answer: v.object({ ...done.entries, changed: v.boolean() }),
  encoding: 'form',
  errors: ['E_FORM_INVALID'],
});

/** Everything stored about the account, as one file. */
export const exportAccount = defineEndpoint({
  ...own,
  name: 'exportAccount',
  summary: 'Export your data',
  method: 'GET',
  path: '/api/auth/v1/export',
  body: nothing,
  answer: v.looseObject({ exported: instant, profile: profileFacts }),
  asOf: 'header',
  recent: true,
});

/** Schedules the account to be erased in 14 days. All other sessions and all tokens end at once. */
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
  summary: 'Cancel the deletion of your account',
  method: 'POST',
  path: '/api/auth/v1/account/undo-deletion',
  body: nothing,
  answer: done,
  encoding: 'form',
});
