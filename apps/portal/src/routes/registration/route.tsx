import { loginPage, registrationPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { hrefOf } from '@routeglass/api-client/pages';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { PageContent } from '@routeglass/ui/Page';
import { TokenResult } from '@routeglass/ui/TokenResult';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { redirectPath } from '../../session/redirectPath.ts';
import { useEnter } from '../../session/useEnter.ts';
import { failureWords } from '../../wire/failureWords.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(registrationPage);

/** Confirms an address by the link sent to it. In the browser that signed up, it also logs in and leads back. */
export default function RegistrationConfirmation() {
  const [search] = useSearchParams();
  const { send, answer, failure } = useSend(calls.confirmRegistration);
  const target = redirectPath(answer?.redirect);
  const enter = useEnter(target);
  const confirm = useEffectEvent(async () => {
    await send({ body: { email: search.get('email') ?? '', token: search.get('token') ?? '' } });
  });
  useEffect(() => void confirm(), []);
  const isIn = answer?.signed_in === true;
  const goOn = useEffectEvent(() => enter());
  useEffect(() => {
    if (isIn) void goOn();
  }, [isIn]);

  return (
    <PageContent>
      {failure ? (
        <TokenResult status="error" title={failureWords(failure)} code={failure.code}>
          An error occurred while performing the confirmation. Please check the link.
        </TokenResult>
      ) : answer ? (
        <TokenResult
          status="success"
          title="Your email is confirmed"
          action={
            <ButtonLink
              kind="primary"
              href={isIn ? target : hrefOf(loginPage, {}, target === '/' ? {} : { redirect: target })}
            >
              {isIn ? 'Continue' : 'Log In'}
            </ButtonLink>
          }
        />
      ) : (
        <TokenResult status="pending" title="Confirming your email" />
      )}
    </PageContent>
  );
}
