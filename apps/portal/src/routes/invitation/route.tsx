import { invitationPage } from '@routeglass/api-client/page/access';
import { radarPage, registerPage, subscriptionsPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useAskWithOtherRights, useSend } from '@routeglass/api-client/hooks';
import { hrefOf } from '@routeglass/api-client/pages';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { Link } from '@routeglass/ui/Link';
import { PageContent } from '@routeglass/ui/Page';
import { TokenResult } from '@routeglass/ui/TokenResult';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useAccount } from '../../session/useAccount.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { invitationProblem } from './invitationProblem.ts';

export const meta = metaOf(invitationPage);

/** Accepts an invitation to a network from the link in its letter. Guests sign up first and return here. */
export default function Invitation() {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const account = useAccount();
  const askWithOtherRights = useAskWithOtherRights();
  const { send, answer, failure } = useSend(calls.acceptInvitation);
  const isIn = account !== null && account !== undefined;
  const accept = useEffectEvent(async () => {
    // The link works only once; a second try would fail.
    if (answer || failure) return;
    const { ok } = await send({ params: { token: search.get('token') ?? '' } });
    if (ok) await askWithOtherRights();
  });
  useEffect(() => {
    if (isIn) void accept();
  }, [isIn]);
  if (account === null) return <Navigate to={hrefOf(registerPage, {}, { redirect: `${pathname}${query}` })} replace />;
  return (
    <PageContent>
      {failure ? (
        <TokenResult status="error" title="Autonomous System access invitation" code={failure.code}>
          {invitationProblem(failure)}
        </TokenResult>
      ) : answer ? (
        <TokenResult
          status="success"
          title="Autonomous System access invitation"
          action={
            <ButtonLink kind="primary" href={hrefOf(subscriptionsPage)}>
              Open your subscriptions
            </ButtonLink>
          }
        >
          You now have access to the network. See it on your <Link href={hrefOf(radarPage)}>dashboard</Link>.
        </TokenResult>
      ) : (
        <TokenResult status="pending" title="Autonomous System access invitation" />
      )}
    </PageContent>
  );
}
