import { problemsOf } from '@routeglass/domain/field-rules';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Captcha, type CaptchaSource } from '../Captcha/Captcha.tsx';
import { useCaptchaAnswer } from '../../facts/useCaptchaAnswer.ts';
import { credentialRules, type Credentials } from './credentials.ts';
import * as styles from './LoginForm.css.ts';

/** Another site that identifies the reader. */
export interface LoginProvider {
  readonly id: string;
  readonly name: string;
}

export interface LoginFormProps {
  readonly captcha: CaptchaSource;
  readonly onSubmit: (credentials: Credentials) => void;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
  /** Errors from the server, by field: `email`, `password`. A new object counts as a new response. */
  readonly serverErrors?: FieldErrors;
  /** Offers to log in with a passkey; absent if the browser does not support them. */
  readonly onPasskey?: (() => void) | undefined;
  readonly providers?: readonly LoginProvider[];
  readonly onProvider?: (id: string) => void;
}

/** Log-in with address and password, or in another way that the site offers. */
export function LoginForm(props: LoginFormProps) {
  const { captcha, onSubmit, isPending = false, error, serverErrors, onPasskey, providers = [], onProvider } = props;
  const { answer, round, captchaProps, renew } = useCaptchaAnswer();
  const submit = (data: FormData): void => {
    if (answer === null) return;
    const textOf = textIn(data);
    onSubmit({ email: textOf('email').trim(), password: textOf('password'), captcha: answer });
    renew();
  };
  return (
    <div className={styles.root}>
      <Form
        label="Log in"
        onSubmit={submit}
        validate={(data) => problemsOf(textIn(data), credentialRules)}
        isPending={isPending}
        error={error}
        serverErrors={serverErrors}
      >
        <TextField label="Email" name="email" type="email" autoComplete="username" isRequired />
        <PasswordField label="Password" name="password" isRequired />
        <Captcha key={round} {...captcha} {...captchaProps} />
        <SubmitButton wide isDisabled={answer === null && !isPending}>
          Log In
        </SubmitButton>
      </Form>
      {(onPasskey || providers.length > 0) && <div className={styles.or}>or</div>}
      {onPasskey && (
        <Button icon={KeyRound} wide isDisabled={isPending} onPress={onPasskey}>
          Log in with a passkey
        </Button>
      )}
      {providers.map(({ id, name }) => (
        <Button key={id} wide isDisabled={isPending} onPress={() => onProvider?.(id)}>
          Log in with {name}
        </Button>
      ))}
    </div>
  );
}
