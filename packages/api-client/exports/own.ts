/** Calls about the user's own networks (access, sessions, alerts), with their rows. */
export * as ownEndpoints from '../src/contract/ownCalls.ts';
export { networkCounts, type NetworkCounts } from '../src/contract/access/networkVisit.ts';
export type { AccessQuestion, InvitationRow, OwnAccessRow } from '../src/contract/access/ownAccess.ts';
export type { DomainQuestion, OwnDomainRow } from '../src/contract/access/ownDomains.ts';
export {
  bgpSessionStates,
  trialStates,
  type AskedBgpSession,
  type AskedTrial,
  type BgpSessionRow,
} from '../src/contract/trial/ownSessions.ts';
export { alertReplies, alertStates, type AlertRow } from '../src/contract/alerts/alerts.ts';
export { alertChannelKinds, deliveryStates, webhookForms } from '../src/contract/alerts/channels.ts';
export type { AlertChannelRow, AlertDeliveryRow } from '../src/contract/alerts/channels.ts';
export type { AlertReplay, AlertRuleRow, AlertWatchRow } from '../src/contract/alerts/watches.ts';
export { alertRuleOf, alertRuleRow } from '../src/view/alertRule.ts';
