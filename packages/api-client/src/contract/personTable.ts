import {
  addPasskey,
  loginPasskey,
  loginPasskeyOptions,
  passkeyOptions,
  passkeys,
  removePasskey,
} from './account/passkeys.ts';
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  exportAccount,
  profile,
  saveProfile,
  undoDeletion,
} from './account/profile.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  setUpSecondFactor,
} from './account/secondFactor.ts';
import { endOtherSessions, endSession, sessions } from './account/sessions.ts';
import { makeToken, revokeToken, tokens } from './account/tokens.ts';
import { announce, announcement, announcements, endAnnouncement } from './announcements/announcements.ts';
import { contentProblems, dataSources, importData, importProgress } from './admin/data.ts';
import { answerInbox, closeInboxItem, inbox, inboxItem } from './admin/inbox.ts';
import {
  allowAddress,
  audit,
  jobs,
  outbox,
  outboxMail,
  retryJob,
  sendAgain,
  serverFacts,
  suppressAddress,
  suppressions,
} from './admin/operations.ts';
import {
  blockUser,
  endUserSession,
  endUserSessions,
  resetUserSecondFactor,
  setUserRole,
  unblockUser,
  userSessions,
  users,
} from './admin/users.ts';
import { oidcCallback, oidcJoin, oidcStart } from './auth/openIdConnect.ts';
import { confirmSignIn } from './auth/recentSignIn.ts';
import { registrationState } from './auth/registration.ts';
import { loginCode } from './auth/signIn.ts';
import { captchaChallenge, signInMethods } from './auth/signInMethods.ts';
import { openThread, readThread, replyToThread, thread, threads } from './messages/threads.ts';
import { visits } from './visits/visits.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** The part of the endpoint table about one's own account, its messages, and administration. */
export const personEndpoints = {
  addPasskey,
  allowAddress,
  announce,
  announcement,
  announcements,
  answerInbox,
  audit,
  blockUser,
  cancelEmailChange,
  captchaChallenge,
  changeEmail,
  changePassword,
  closeInboxItem,
  confirmEmail,
  confirmSignIn,
  contentProblems,
  dataSources,
  deleteAccount,
  disableSecondFactor,
  enableSecondFactor,
  endAnnouncement,
  endOtherSessions,
  endSession,
  endUserSession,
  endUserSessions,
  exportAccount,
  importData,
  importProgress,
  inbox,
  inboxItem,
  jobs,
  loginCode,
  loginPasskey,
  loginPasskeyOptions,
  makeToken,
  oidcCallback,
  oidcJoin,
  oidcStart,
  openThread,
  outbox,
  outboxMail,
  passkeyOptions,
  passkeys,
  profile,
  readThread,
  registrationState,
  removePasskey,
  renewRecoveryCodes,
  replyToThread,
  resetUserSecondFactor,
  retryJob,
  revokeToken,
  saveProfile,
  secondFactor,
  sendAgain,
  serverFacts,
  sessions,
  setUpSecondFactor,
  setUserRole,
  signInMethods,
  suppressAddress,
  suppressions,
  thread,
  threads,
  tokens,
  unblockUser,
  undoDeletion,
  users,
  userSessions,
  visits,
} as const satisfies Record<string, AnyEndpoint>;
