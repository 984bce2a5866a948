import type { SessionFacts } from '@routeglass/api-client/accounts';
import { asRequestsPage, trialPage } from '@routeglass/api-client/page/access';
import { radarPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { hrefOf } from '@routeglass/api-client/pages';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { EmptyState } from '@routeglass/ui/EmptyState';
import { Inline } from '@routeglass/ui/Inline';
import { Stack } from '@routeglass/ui/Stack';
import { useOutletContext } from 'react-router';
import { metaOf } from '../../wire/metaOf.ts';
import { OwnNetwork } from './OwnNetwork.tsx';

export const meta = metaOf(radarPage);

/** The networks of the account. */
export default function Radar() {
  const { asList, email } = useOutletContext<SessionFacts>();
  const sessions = useCall(calls.ownBgpSessions, asList.length > 0 ? {} : null);
  const alerts = useCall(calls.alertCounts, asList.length > 0 ? {} : null);
  const ways = (
    <Inline gap={8}>
      <ButtonLink href={hrefOf(asRequestsPage)}>Ask for a network</ButtonLink>
      <ButtonLink href={hrefOf(trialPage)}>Try for free</ButtonLink>
    </Inline>
  );
  if (asList.length === 0) {
    return (
      <EmptyState title="No networks yet" actions={ways}>
        Ask for your network. Its technical contacts decide.
      </EmptyState>
    );
  }
  return (
    <Stack gap={12}>
      {asList.map((network) => (
        <OwnNetwork
          key={`${email} ${network.asn}`}
          network={network}
          alerts={alerts.data ? (alerts.data.find(({ asn }) => asn === network.asn)?.open ?? 0) : alerts.error && null}
          sessions={
            sessions.data ? sessions.data.sessions.filter(({ asn }) => asn === network.asn) : sessions.error && null
          }
        />
      ))}
      {ways}
    </Stack>
  );
}
