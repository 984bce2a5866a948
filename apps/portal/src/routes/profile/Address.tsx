import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import type { ProfileFacts } from '@routeglass/api-client/people';
import { AddressChangeForm } from '@routeglass/ui/ProfileForm';
import { useAct } from '../../session/RecentSignIn.tsx';
import { useFormProblem } from '../../wire/formProblem.ts';

const fields = ['email'];

interface AddressProps {
  readonly profile: ProfileFacts;
  readonly onChanged: () => void;
}

/** The address of the account. A change must be confirmed from the old and the new address. */
export function Address({ profile: { email, new_email }, onChanged }: AddressProps) {
  const change = useSend(calls.changeEmail);
  const cancel = useSend(calls.cancelEmailChange);
  const act = useAct();
  const { serverErrors } = useFormProblem(change.failure, fields);
  return (
    <AddressChangeForm
      email={email}
      change={new_email && { email: new_email.email, oldAgreed: new_email.old_agreed, newAgreed: new_email.new_agreed }}
      isPending={change.isSending || cancel.isSending}
      onChange={(next) => void act(() => change.send({ body: { email: next } }), onChanged, fields)}
      onCancel={() => void act(() => cancel.send({}), onChanged)}
      serverErrors={serverErrors}
    />
  );
}
