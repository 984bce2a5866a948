import { confirmEmailPage, profilePage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { hrefOf } from '@routeglass/api-client/pages';
import { Button } from '@routeglass/ui/Button';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { DottedName } from '@routeglass/ui/DottedName';
import { FocusKeeper } from '@routeglass/ui/FocusKeeper';
import { PageContent } from '@routeglass/ui/Page';
import { TokenResult } from '@routeglass/ui/TokenResult';
import { useSearchParams } from 'react-router';
import { failureWords } from '../../wire/failureWords.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(confirmEmailPage);

/** Confirms a change of address after the press of a button, since mail scanners open every link. */
export default function ConfirmEmail() {
  const [search] = useSearchParams();
  const { send, isSending, answer, failure } = useSend(calls.confirmEmail);
  const [email, token] = [search.get('email') ?? '', search.get('token') ?? ''];
  const agree = () => void send({ body: { email, token } });
  const profile = <ButtonLink href={hrefOf(profilePage)}>Profile</ButtonLink>;
  return (
    <PageContent>
      <FocusKeeper label="Change of email">
        {email === '' || token === '' ? (
          <TokenResult status="error" title="This link is incomplete" code="E_FORM_INVALID" action={profile}>
            Open the whole link from the email. If it still fails, ask for the change again in your profile.
          </TokenResult>
        ) : failure ? (
          <TokenResult status="error" title={failureWords(failure)} code={failure.code}>
            An error occurred while performing the confirmation. Please check the link.
          </TokenResult>
        ) : answer ? (
          <TokenResult
            status="success"
            title={answer.changed ? 'Your email is changed' : 'You agreed to the change'}
            action={profile}
          >
            {!answer.changed && 'The other address must confirm it as well: open the link that we sent to it.'}
          </TokenResult>
        ) : (
          <TokenResult
            status="question"
            title="Change the email of your account?"
            action={
              <Button kind="primary" isPending={isSending} onPress={agree}>
                Agree
              </Button>
            }
          >
            The link was sent to <DottedName>{email}</DottedName>.
          </TokenResult>
        )}
      </FocusKeeper>
    </PageContent>
  );
}
