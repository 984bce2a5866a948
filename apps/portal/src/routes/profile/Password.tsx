import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { PasswordChangeForm } from '@routeglass/ui/ProfileForm';
import { useState } from 'react';
import { useAct } from '../../session/RecentSignIn.tsx';
import { say } from '../../shell/Snackbar.tsx';
import { useFormProblem } from '../../wire/formProblem.ts';

const fields = ['current', 'password', 'confirmPassword'];

interface PasswordProps {
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
}

/** The password of the account. */
export function Password({ hasPassword, onChanged }: PasswordProps) {
  const change = useSend(calls.changePassword);
  const act = useAct();
  const [round, setRound] = useState(0);
  const { serverErrors } = useFormProblem(change.failure, fields);
  const changed = (): void => {
    setRound(round + 1);
    say('Password changed', 'valid');
    onChanged();
  };
  return (
    <PasswordChangeForm
      key={round}
      hasPassword={hasPassword}
      isPending={change.isSending}
      onChange={(body) => void act(() => change.send({ body }), changed, fields)}
      serverErrors={serverErrors}
    />
  );
}
