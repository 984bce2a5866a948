import {
  addPasskey,
  loginPasskey,
  loginPasskeyOptions,
  passkeyOptions,
  passkeys,
  removePasskey,
} from '../contract/account/passkeys.ts';
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
} from '../contract/account/profile.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  setUpSecondFactor,
} from '../contract/account/secondFactor.ts';
import { endOtherSessions, endSession, sessions } from '../contract/account/sessions.ts';
import { makeToken, revokeToken, tokens } from '../contract/account/tokens.ts';
import { announce, announcement, announcements, endAnnouncement } from '../contract/announcements/announcements.ts';
import { contentProblems, dataSources, importData, importProgress } from '../contract/admin/data.ts';
import { answerInbox, closeInboxItem, inbox, inboxItem } from '../contract/admin/inbox.ts';
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
} from '../contract/admin/operations.ts';
import {
  blockUser,
  endUserSession,
  endUserSessions,
  resetUserSecondFactor,
  setUserRole,
  unblockUser,
  userSessions,
  users,
} from '../contract/admin/users.ts';
import { confirmSignIn } from '../contract/auth/recentSignIn.ts';
import { registrationState } from '../contract/auth/registration.ts';
import { oidcJoin } from '../contract/auth/openIdConnect.ts';
import { loginCode } from '../contract/auth/signIn.ts';
import { captchaChallenge, signInMethods } from '../contract/auth/signInMethods.ts';
import { openThread, readThread, replyToThread, thread, threads } from '../contract/messages/threads.ts';
import { visits } from '../contract/visits/visits.ts';
import { readOf, sendOf } from './bind.ts';

export const useAnnouncement = readOf(announcement);
export const useAnnouncements = readOf(announcements);
export const useAudit = readOf(audit);
export const useCaptchaChallenge = readOf(captchaChallenge);
export const useContentProblems = readOf(contentProblems);
export const useDataSources = readOf(dataSources);
export const useExportAccount = readOf(exportAccount);
export const useImportProgress = readOf(importProgress);
export const useInbox = readOf(inbox);
export const useInboxItem = readOf(inboxItem);
export const useJobs = readOf(jobs);
export const useOutbox = readOf(outbox);
export const useOutboxMail = readOf(outboxMail);
export const usePasskeys = readOf(passkeys);
export const useProfile = readOf(profile);
export const useRegistrationState = readOf(registrationState);
export const useSecondFactor = readOf(secondFactor);
export const useServerFacts = readOf(serverFacts);
export const useVisits = readOf(visits);
export const useSessions = readOf(sessions);
export const useSignInMethods = readOf(signInMethods);
export const useSuppressions = readOf(suppressions);
export const useThread = readOf(thread);
export const useThreads = readOf(threads);
export const useTokens = readOf(tokens);
export const useUserSessions = readOf(userSessions);
export const useUsers = readOf(users);

export const useAddPasskey = sendOf(addPasskey);
export const useAllowAddress = sendOf(allowAddress);
export const useAnnounce = sendOf(announce);
export const useAnswerInbox = sendOf(answerInbox);
export const useBlockUser = sendOf(blockUser);
export const useCancelEmailChange = sendOf(cancelEmailChange);
export const useChangeEmail = sendOf(changeEmail);
export const useChangePassword = sendOf(changePassword);
export const useCloseInboxItem = sendOf(closeInboxItem);
export const useConfirmEmail = sendOf(confirmEmail);
export const useConfirmSignIn = sendOf(confirmSignIn);
export const useDeleteAccount = sendOf(deleteAccount);
export const useDisableSecondFactor = sendOf(disableSecondFactor);
export const useEnableSecondFactor = sendOf(enableSecondFactor);
export const useEndAnnouncement = sendOf(endAnnouncement);
export const useEndOtherSessions = sendOf(endOtherSessions);
export const useEndSession = sendOf(endSession);
export const useEndUserSession = sendOf(endUserSession);
export const useEndUserSessions = sendOf(endUserSessions);
export const useImportData = sendOf(importData);
export const useLoginCode = sendOf(loginCode);
export const useOidcJoin = sendOf(oidcJoin);
export const useLoginPasskey = sendOf(loginPasskey);
export const useLoginPasskeyOptions = sendOf(loginPasskeyOptions);
export const useMakeToken = sendOf(makeToken);
export const useOpenThread = sendOf(openThread);
export const usePasskeyOptions = sendOf(passkeyOptions);
export const useReadThread = sendOf(readThread);
export const useRemovePasskey = sendOf(removePasskey);
export const useRenewRecoveryCodes = sendOf(renewRecoveryCodes);
export const useReplyToThread = sendOf(replyToThread);
export const useResetUserSecondFactor = sendOf(resetUserSecondFactor);
export const useRetryJob = sendOf(retryJob);
export const useRevokeToken = sendOf(revokeToken);
export const useSaveProfile = sendOf(saveProfile);
export const useSendAgain = sendOf(sendAgain);
export const useSetUpSecondFactor = sendOf(setUpSecondFactor);
export const useSetUserRole = sendOf(setUserRole);
export const useSuppressAddress = sendOf(suppressAddress);
export const useUnblockUser = sendOf(unblockUser);
export const useUndoDeletion = sendOf(undoDeletion);
