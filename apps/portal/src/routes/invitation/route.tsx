import { invitationPage } from '@routeglass/api-client/page/access';
import { registerPage, subscriptionsPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useAskAgain, useSend } from '@routeglass/api-client/hooks';
import { hrefOf } from '@routeglass/api-client/pages';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { PageContent } from '@routeglass/ui/Page';
import { TokenResult } from '@routeglass/ui/TokenResult';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useAccount } from '../../session/useAccount.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { invitationProblem } from './invitationProblem.ts';

export const meta = metaOf(invitationPage);

/** Accepts an invitation to a network by the link of its letter. Guests sign up first and come back. */
export default function Invitation() {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const account = useAccount();
  const askAgain = useAskAgain();
  const { send, answer, failure } = useSend(calls.acceptInvitation);
  const isIn = account !== null && account !== undefined;
  const accept = useEffectEvent(async () => {
    const { ok } = await send({ params: { token: search.get('token') ?? '' } });
    if (ok) await askAgain();
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
          You have joined.
        </TokenResult>
      ) : (
        <TokenResult status="pending" title="Autonomous System access invitation" />
      )}
    </PageContent>
  );
}
