/** Calls about the user's own account and messages, and administration. */
export {
  addPasskey,
  loginPasskey,
  loginPasskeyOptions,
  passkeyOptions,
  passkeys,
  removePasskey,
} from './account/passkeys.ts';
export {
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
export {
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  setUpSecondFactor,
} from './account/secondFactor.ts';
export { endOtherSessions, endSession, sessions } from './account/sessions.ts';
export { makeToken, revokeToken, tokens } from './account/tokens.ts';
export { contentProblems, dataSources, importData, importProgress } from './admin/data.ts';
export { answerInbox, closeInboxItem, inbox, inboxItem } from './admin/inbox.ts';
export {
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
export {
  blockUser,
  endUserSession,
  endUserSessions,
  resetUserSecondFactor,
  setUserRole,
  unblockUser,
  userSessions,
  users,
} from './admin/users.ts';
export { announce, announcement, announcements, endAnnouncement } from './announcements/announcements.ts';
export { oidcCallback, oidcJoin, oidcStart } from './auth/openIdConnect.ts';
export { confirmSignIn } from './auth/recentSignIn.ts';
export { registrationState } from './auth/registration.ts';
export { loginCode } from './auth/signIn.ts';
export { captchaChallenge, signInMethods } from './auth/signInMethods.ts';
export { openThread, readThread, replyToThread, thread, threads } from './messages/threads.ts';
export { visits } from './visits/visits.ts';
