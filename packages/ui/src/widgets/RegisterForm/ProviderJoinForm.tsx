import { type ReactNode, useState } from 'react';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PrivacyCheckbox } from './PrivacyCheckbox.tsx';

export interface ProviderJoinFormProps {
  readonly onSubmit: () => void;
  /** URL of the privacy policy. */
  readonly privacyHref: string;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
}

/** For readers that a provider has identified but who have no account yet: asks them to accept the privacy policy. */
export function ProviderJoinForm({ onSubmit, privacyHref, isPending = false, error }: ProviderJoinFormProps) {
  const [accepts, setAccepts] = useState(false);
  return (
    <Form label="Create an account" onSubmit={() => accepts && onSubmit()} isPending={isPending} error={error}>
      <Text size={14}>
        You have no account here yet. One is created with your name and email address as the provider has them.
      </Text>
      <PrivacyCheckbox href={privacyHref} isAccepted={accepts} onChange={setAccepts} />
      <SubmitButton wide isDisabled={!accepts && !isPending}>
        Create account
      </SubmitButton>
    </Form>
  );
}
