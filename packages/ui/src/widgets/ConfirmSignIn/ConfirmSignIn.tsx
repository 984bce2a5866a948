import { problemsOf, required } from '@routeglass/domain/field-rules';
import { KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { focused } from '../../primitives/focused.ts';

export interface ConfirmSignInProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onPassword: (password: string) => void;
  /** Called with a code of the authenticator app, or a recovery code. Absent if the account has no second factor. */
  readonly onCode?: ((code: string) => void) | undefined;
  /** Absent if the account or the browser has no passkey. */
  readonly onPasskey?: (() => void) | undefined;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
}

/** Asks the signed-in reader to prove their identity again before a dangerous step. */
export function ConfirmSignIn(props: ConfirmSignInProps) {
  const { isOpen, onOpenChange, onPassword, onCode, onPasskey, isPending = false, error } = props;
  const [byCode, setByCode] = useState(false);
  const isCode = byCode && onCode !== undefined;
  return (
    <Dialog size="small" title="Confirm it's you" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Form
        label="Confirm it's you"
        key={isCode ? 'code' : 'password'}
        validate={(data) => problemsOf(textIn(data), { [isCode ? 'code' : 'password']: required })}
        onSubmit={(data) => (isCode ? onCode(textIn(data)('code').trim()) : onPassword(textIn(data)('password')))}
        isPending={isPending}
        error={error}
      >
        <Text size={14}>This step changes how your account is protected, and you logged in a while ago.</Text>
        {isCode ? (
          <TextField
            label="Code"
            name="code"
            description="Of your authenticator app, or a recovery code."
            autoComplete="one-time-code"
            isRequired
            {...focused}
          />
        ) : (
          <PasswordField label="Password" name="password" isRequired {...focused} />
        )}
        <Inline>
          <SubmitButton>Continue</SubmitButton>
          {onCode && (
            <Button isDisabled={isPending} onPress={() => setByCode(!isCode)}>
              {isCode ? 'Use the password' : 'Use a code'}
            </Button>
          )}
          {onPasskey && (
            <Button icon={KeyRound} isDisabled={isPending} onPress={onPasskey}>
              Use a passkey
            </Button>
          )}
        </Inline>
      </Form>
    </Dialog>
  );
}
