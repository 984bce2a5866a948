import { problemsOf, required } from '@routeglass/domain/field-rules';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { QrCode } from './QrCode.tsx';
import * as styles from './TwoFactorSetup.css.ts';

/** The secret shared by the app and the server. */
export interface AppSecret {
  /** In Base32, for typing. */
  readonly secret: string;
  /** `otpauth://totp/…`, for the QR code. */
  readonly uri: string;
}

interface AppSetupProps extends AppSecret {
  readonly onEnable: (code: string) => void;
  readonly onCancel: () => void;
  readonly isPending: boolean;
  readonly error: ReactNode;
}

/** Shows the secret for the app, and asks for its first code. */
export function AppSetup({ secret, uri, onEnable, onCancel, isPending, error }: AppSetupProps) {
  return (
    <div className={styles.setup}>
      <QrCode text={uri} label="QR code of the secret for the authenticator app" />
      <Stack>
        <Text size={14}>Scan the code with your authenticator app, or type the key into it:</Text>
        <Inline>
          <Mono wrap>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Mono>
          <CopyButton text={secret} label="Copy key" />
        </Inline>
        <Form
          label="Turn on"
          validate={(data) => problemsOf(textIn(data), { code: required })}
          onSubmit={(data) => onEnable(textIn(data)('code').replaceAll(/\s/g, ''))}
          isPending={isPending}
          error={error}
        >
          <TextField
            label="Code from the app"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            isRequired
          />
          <Inline>
            <SubmitButton>Turn on</SubmitButton>
            <Button onPress={onCancel}>Cancel</Button>
          </Inline>
        </Form>
      </Stack>
    </div>
  );
}
