import { loginPage, registerPage } from '@routeglass/api-client/page/account';
import { trialPage } from '@routeglass/api-client/page/access';
import { hrefOf } from '@routeglass/api-client/pages';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { Card } from '@routeglass/ui/Card';
import { Inline } from '@routeglass/ui/Inline';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { writeWizard } from './wizardAddress.ts';

/** The first step, for guests: signing up and logging in both lead back to the second step. */
export function RegisterStep({ search }: { readonly search: URLSearchParams }) {
  const back = `${hrefOf(trialPage)}?${writeWizard('as-confirmation', null, search).toString()}`;
  const email = search.get('email');
  return (
    <Card title="Login/Register">
      <Stack gap={16}>
        <Text>
          Sign up to prove that you run a network. The link in our mail signs you in and brings you back here.
        </Text>
        <Inline gap={8}>
          <ButtonLink
            kind="primary"
            href={hrefOf(registerPage, {}, { redirect: back, ...(email !== null && { email }) })}
          >
            Sign Up
          </ButtonLink>
          <ButtonLink href={hrefOf(loginPage, {}, { redirect: back })}>Log In</ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
