/** Calls about the user's own networks: access, sessions, alerts. */
export {
  asAccessAsked,
  asInvitations,
  inviteToAs,
  leaveAsAccess,
  ownAccess,
  proveAsAccess,
  stopAccessLetters,
  withdrawInvitation,
} from './access/ownAccess.ts';
export { visitNetwork } from './access/networkVisit.ts';
export {
  domainAccessAsked,
  ownDomains,
  proveDomainAccess,
  requestDomainAccess,
  stopDomainLetters,
} from './access/ownDomains.ts';
export { alertCounts, ownAlerts, replyToAlert } from './alerts/alerts.ts';
export {
  alertDeliveries,
  makeAlertChannel,
  ownAlertChannels,
  removeAlertChannel,
  renewWebhookSecret,
  setAlertChannel,
  testAlertChannel,
} from './alerts/channels.ts';
export {
  forgetExpected,
  keepAlertWatch,
  ownAlertWatches,
  renewAlertFeed,
  replayAlerts,
  stopAlertWatch,
} from './alerts/watches.ts';
export {
  bgpSessionTexts,
  bgpSessions,
  decideBgpSession,
  decideTrial,
  ownBgpSessions,
  ownTrials,
  trials,
} from './trial/ownSessions.ts';
