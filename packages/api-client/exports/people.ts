/** Calls about the user's own account and messages, and administration, with their rows. */
export * as personEndpoints from '../src/contract/personCalls.ts';
export type { PasskeyRow } from '../src/contract/account/passkeys.ts';
export type { ProfileFacts } from '../src/contract/account/profile.ts';
export type { SessionRow } from '../src/contract/account/sessions.ts';
export { tokenScopes, type TokenRow } from '../src/contract/account/tokens.ts';
export type { SignInMethodName } from '../src/contract/auth/signInMethods.ts';
export type { AnnouncementRow } from '../src/contract/announcements/announcements.ts';
export type { ContentProblem, DataSourceRow, ImportStatus } from '../src/contract/admin/data.ts';
export type { InboxRow, InboxThread } from '../src/contract/admin/inbox.ts';
export type { AuditRow, JobRow, MailRow, ServerFacts, SuppressionRow } from '../src/contract/admin/operations.ts';
export type { UserRow } from '../src/contract/admin/users.ts';
export type { VisitRow } from '../src/contract/visits/visits.ts';
export {
  threadKinds,
  threadStates,
  type ThreadFacts,
  type ThreadMessage,
  type ThreadRow,
} from '../src/contract/messages/threads.ts';
