import { problemsOf } from '@routeglass/domain/field-rules';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Captcha, type CaptchaSource } from '../Captcha/Captcha.tsx';
import { useCaptchaAnswer } from '../../facts/useCaptchaAnswer.ts';
import { TokenResult } from '../TokenResult/TokenResult.tsx';
import { newPasswordRules, type NewPassword } from './newPassword.ts';

/** `broken`: the link lacks its address or its token. */
export const setupPasswordStates = ['filling', 'sending', 'done', 'broken'] as const;
export type SetupPasswordStatus = (typeof setupPasswordStates)[number];

export interface SetupPasswordFormProps {
  readonly captcha: CaptchaSource;
  readonly onSubmit: (password: NewPassword) => void;
  /** Default `filling`. */
  readonly status?: SetupPasswordStatus;
  /** Target of the button after success. Default `/auth/login`. */
  readonly loginHref?: string;
  /** Link target for a broken link: where to request a new one. */
  readonly resetHref?: string;
  /** Errors from the server, by field: `password`, `confirmPassword`. A new object counts as a new response. */
  readonly serverErrors?: FieldErrors | undefined;
}

/** Sets a password through a link that was sent. The page reports a rejection by the server, in a toast. */
export function SetupPasswordForm(props: SetupPasswordFormProps) {
  const { captcha, onSubmit, status = 'filling', serverErrors } = props;
  const { loginHref = '/auth/login', resetHref = '/auth/reset-password' } = props;
  const { answer, round, captchaProps, renew } = useCaptchaAnswer();
  if (status === 'broken') {
    return (
      <TokenResult
        status="error"
        level={2}
        code="E_FORM_INVALID"
        title="An error occurred while changing the password, please check the link you used and try again."
        action={<ButtonLink href={resetHref}>Get a new link</ButtonLink>}
      />
    );
  }
  if (status === 'done') {
    return (
      <TokenResult
        status="success"
        level={2}
        title="Your password was successfully reset"
        action={
          <ButtonLink href={loginHref} kind="primary">
            Login to account
          </ButtonLink>
        }
      />
    );
  }
  const isPending = status === 'sending';
  const submit = (data: FormData): void => {
    if (answer === null) return;
    const textOf = textIn(data);
    onSubmit({ password: textOf('password'), confirmPassword: textOf('confirmPassword'), captcha: answer });
    renew();
  };
  return (
    <Form
      label="Set password"
      onSubmit={submit}
      validate={(data) => {
        const textOf = textIn(data);
        return problemsOf(textOf, newPasswordRules(textOf('password')));
      }}
      isPending={isPending}
      serverErrors={serverErrors}
    >
      <PasswordField label="New password" name="password" autoComplete="new-password" isRequired />
      <PasswordField label="Confirm password" name="confirmPassword" autoComplete="new-password" isRequired />
      <Captcha key={round} {...captcha} {...captchaProps} />
      <SubmitButton wide isDisabled={answer === null || isPending}>
        Set password
      </SubmitButton>
    </Form>
  );
}
