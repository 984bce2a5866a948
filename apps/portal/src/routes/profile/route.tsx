import { profilePage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { Card } from '@routeglass/ui/Card';
import { ErrorState } from '@routeglass/ui/ErrorState';
import { FocusKeeper } from '@routeglass/ui/FocusKeeper';
import { ProfileForm } from '@routeglass/ui/ProfileForm';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { useAct } from '../../session/RecentSignIn.tsx';
import { useSignsInBy } from '../../session/useSignsInBy.ts';
import { say } from '../../shell/Snackbar.tsx';
import { wordsInPlace } from '../../wire/failureWords.ts';
import { useFormProblem } from '../../wire/formProblem.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { Address } from './Address.tsx';
import { Deletion } from './Deletion.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Password } from './Password.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';
import { Tokens } from './Tokens.tsx';

export const meta = metaOf(profilePage);

const fields = ['firstname', 'lastname', 'position'];

/** The account's personal data and its security settings. */
export default function Profile() {
  const profile = useCall(calls.profile, {});
  const save = useSend(calls.saveProfile);
  const act = useAct();
  const hasCodes = useSignsInBy('code');
  const hasPasskeys = useSignsInBy('passkey');
  const problem = useFormProblem(save.failure, fields);
  if (!profile.data) {
    return profile.error ? (
      <ErrorState title="The profile could not be loaded" onRetry={profile.retry}>
        {wordsInPlace(profile.error)}
      </ErrorState>
    ) : (
      <Skeleton shape="block" height="60vh" />
    );
  }
  const { email } = profile.data;
  return (
    <Stack gap={16}>
      <Card title="Profile">
        <ProfileForm
          profile={profile.data}
          isPending={save.isSending}
          onSave={(body) =>
            void act(
              () => save.send({ body }),
              () => {
                say('Saved', 'valid');
                profile.retry();
              },
              fields,
            )
          }
          {...problem}
        />
      </Card>
      <Card title="Email">
        <Address profile={profile.data} onChanged={profile.retry} />
      </Card>
      <Card title="Password">
        <Password hasPassword={profile.data.has_password} onChanged={profile.retry} />
      </Card>
      {hasCodes && (
        <Card title="Second factor">
          <FocusKeeper label="Second factor">
            <SecondFactor email={email} />
          </FocusKeeper>
        </Card>
      )}
      {hasPasskeys && (
        <Card title="Passkeys">
          <FocusKeeper label="Passkeys">
            <Passkeys />
          </FocusKeeper>
        </Card>
      )}
      <Card title="Sessions">
        <Sessions />
      </Card>
      <Card title="API tokens">
        <Tokens />
      </Card>
      <Card title="Your data">
        <Deletion profile={profile.data} onChanged={profile.retry} />
      </Card>
    </Stack>
  );
}
