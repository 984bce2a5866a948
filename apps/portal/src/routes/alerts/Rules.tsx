import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { trialPage } from '@routeglass/api-client/page/access';
import { hrefOf } from '@routeglass/api-client/pages';
import { alertRuleRow, type AlertWatchRow } from '@routeglass/api-client/own';
import { AlertRules } from '@routeglass/ui/AlertRules';
import { useAct } from '../../session/RecentSignIn.tsx';
import { say } from '../../shell/Snackbar.tsx';
import { networkOf, replayOf } from './rows.ts';

interface RulesProps {
  readonly watch: AlertWatchRow;
  /** Whether it is the only network of the account. */
  readonly isOnly: boolean;
  readonly onChanged: () => void;
}

/** The rules of one network. */
export function Rules({ watch, isOnly, onChanged }: RulesProps) {
  const [keep, stop, replay] = [
    useSend(calls.keepAlertWatch),
    useSend(calls.stopAlertWatch),
    useSend(calls.replayAlerts),
  ];
  const [forget, renew] = [useSend(calls.forgetExpected), useSend(calls.renewAlertFeed)];
  const act = useAct();
  const params = { asn: watch.asn };
  const saved = (words: string) => () => {
    say(words, 'valid');
    onChanged();
  };
  return (
    <AlertRules
      trialHref={hrefOf(trialPage, {}, { 'bgp-wizard': 'trial-request', 'bgp-wizard-asn': String(watch.asn) })}
      network={networkOf(watch, location.origin)}
      defaultExpanded={isOnly && !watch.is_watched}
      replay={replay.answer ? replayOf(replay.answer) : null}
      isPending={keep.isSending || stop.isSending || replay.isSending}
      onSave={(rules) =>
        void act(
          () => keep.send({ params, body: { rules: rules.map(alertRuleRow) } }),
          saved(watch.is_watched ? 'Rules saved' : `Alerts of AS${watch.asn} are on`),
        )
      }
      onReplay={(rules) => void act(() => replay.send({ params, body: { rules: rules.map(alertRuleRow) } }))}
      onStop={() => void act(() => stop.send({ params }), saved(`Alerts of AS${watch.asn} are off`))}
      onForget={(id) => void act(() => forget.send({ params: { ...params, id } }), onChanged)}
      onRenewFeed={() => void act(() => renew.send({ params }), saved('The feed has a new address'))}
    />
  );
}
