import {
  asAccessAsked,
  asInvitations,
  inviteToAs,
  leaveAsAccess,
  ownAccess,
  proveAsAccess,
  stopAccessLetters,
  withdrawInvitation,
} from '../contract/access/ownAccess.ts';
import {
  domainAccessAsked,
  ownDomains,
  proveDomainAccess,
  requestDomainAccess,
  stopDomainLetters,
} from '../contract/access/ownDomains.ts';
import {
  bgpSessions,
  bgpSessionTexts,
  decideBgpSession,
  decideTrial,
  ownBgpSessions,
  ownTrials,
  trials,
} from '../contract/trial/ownSessions.ts';
import { alertCounts, ownAlerts, replyToAlert } from '../contract/alerts/alerts.ts';
import {
  alertDeliveries,
  makeAlertChannel,
  ownAlertChannels,
  removeAlertChannel,
  renewWebhookSecret,
  setAlertChannel,
  testAlertChannel,
} from '../contract/alerts/channels.ts';
import {
  forgetExpected,
  keepAlertWatch,
  ownAlertWatches,
  renewAlertFeed,
  replayAlerts,
  stopAlertWatch,
} from '../contract/alerts/watches.ts';
import { readOf, sendOf } from './bind.ts';

export const useAsAccessAsked = readOf(asAccessAsked);
export const useDomainAccessAsked = readOf(domainAccessAsked);
export const useOwnAccess = readOf(ownAccess);
export const useOwnDomains = readOf(ownDomains);
export const useAsInvitations = readOf(asInvitations);
export const useWithdrawInvitation = sendOf(withdrawInvitation);
export const useInviteToAs = sendOf(inviteToAs);
export const useLeaveAsAccess = sendOf(leaveAsAccess);
export const useProveAsAccess = sendOf(proveAsAccess);
export const useProveDomainAccess = sendOf(proveDomainAccess);
export const useRequestDomainAccess = sendOf(requestDomainAccess);
export const useStopAccessLetters = sendOf(stopAccessLetters);
export const useStopDomainLetters = sendOf(stopDomainLetters);
export const useBgpSessions = readOf(bgpSessions);
export const useBgpSessionTexts = readOf(bgpSessionTexts);
export const useDecideBgpSession = sendOf(decideBgpSession);
export const useDecideTrial = sendOf(decideTrial);
export const useOwnBgpSessions = readOf(ownBgpSessions);
export const useOwnTrials = readOf(ownTrials);
export const useTrials = readOf(trials);
export const useAlertCounts = readOf(alertCounts);
export const useOwnAlerts = readOf(ownAlerts);
export const useReplyToAlert = sendOf(replyToAlert);
export const useAlertDeliveries = readOf(alertDeliveries);
export const useOwnAlertChannels = readOf(ownAlertChannels);
export const useMakeAlertChannel = sendOf(makeAlertChannel);
export const useRemoveAlertChannel = sendOf(removeAlertChannel);
export const useRenewWebhookSecret = sendOf(renewWebhookSecret);
export const useSetAlertChannel = sendOf(setAlertChannel);
export const useTestAlertChannel = sendOf(testAlertChannel);
export const useOwnAlertWatches = readOf(ownAlertWatches);
export const useForgetExpected = sendOf(forgetExpected);
export const useKeepAlertWatch = sendOf(keepAlertWatch);
export const useRenewAlertFeed = sendOf(renewAlertFeed);
export const useReplayAlerts = sendOf(replayAlerts);
export const useStopAlertWatch = sendOf(stopAlertWatch);
