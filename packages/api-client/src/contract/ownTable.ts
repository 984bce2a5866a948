import {
  asAccessAsked,
  inviteToAs,
  leaveAsAccess,
  ownAccess,
  proveAsAccess,
  stopAccessLetters,
} from './access/ownAccess.ts';
import {
  domainAccessAsked,
  ownDomains,
  proveDomainAccess,
  requestDomainAccess,
  stopDomainLetters,
} from './access/ownDomains.ts';
import {
  bgpSessions,
  bgpSessionTexts,
  decideBgpSession,
  decideTrial,
  ownBgpSessions,
  ownTrials,
  trials,
} from './trial/ownSessions.ts';
import { alertCounts, ownAlerts, replyToAlert } from './alerts/alerts.ts';
import {
  alertDeliveries,
  makeAlertChannel,
  ownAlertChannels,
  removeAlertChannel,
  renewWebhookSecret,
  setAlertChannel,
  testAlertChannel,
} from './alerts/channels.ts';
import {
  forgetExpected,
  keepAlertWatch,
  ownAlertWatches,
  renewAlertFeed,
  replayAlerts,
  stopAlertWatch,
} from './alerts/watches.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** The part of the endpoint table about one's own networks: access, sessions, alerts. */
export const ownEndpoints = {
  alertCounts,
  alertDeliveries,
  asAccessAsked,
  bgpSessions,
  bgpSessionTexts,
  decideBgpSession,
  decideTrial,
  domainAccessAsked,
  forgetExpected,
  inviteToAs,
  keepAlertWatch,
  leaveAsAccess,
  makeAlertChannel,
  ownAccess,
  ownAlertChannels,
  ownAlerts,
  ownAlertWatches,
  ownBgpSessions,
  ownDomains,
  ownTrials,
  proveAsAccess,
  proveDomainAccess,
  removeAlertChannel,
  renewAlertFeed,
  renewWebhookSecret,
  replayAlerts,
  replyToAlert,
  requestDomainAccess,
  setAlertChannel,
  stopAccessLetters,
  stopDomainLetters,
  trials,
  stopAlertWatch,
  testAlertChannel,
} as const satisfies Record<string, AnyEndpoint>;
