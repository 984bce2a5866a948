import { fieldMessages } from '@routeglass/domain/field-rules';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { SetupPasswordForm, type SetupPasswordFormProps } from './SetupPasswordForm.tsx';

const show = (props: Partial<SetupPasswordFormProps> = {}, theme?: (typeof themes)[number]) => {
  const onSubmit = vi.fn();
  render(<SetupPasswordForm captcha={{ challenge: easy }} onSubmit={onSubmit} {...props} />, theme);
  return { onSubmit };
};
const box = (name: string) => page.getByLabelText(name, { exact: true });
const send = () => page.getByRole('button', { name: 'Set password' });
const fill = async (password: string, confirmed: string) => {
  await userEvent.fill(box('New password'), password);
  await userEvent.fill(box('Confirm password'), confirmed);
  await userEvent.click(page.getByText('I am not a robot'));
  await expect.element(send()).toBeEnabled();
};

describe('SetupPasswordForm', () => {
  it('sends both passwords with a captcha, a new one for each try', async () => {
    const { onSubmit } = show();
    await expect.element(send()).toBeDisabled();
    await fill('abcD1!xyz', 'abcD1!xyz');
    await userEvent.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      password: 'abcD1!xyz',
      confirmPassword: 'abcD1!xyz',
      captcha: expect.any(String) as string,
    });
    await expect.element(send()).toBeDisabled();
  });

  it.each([
    ['weak', 'weak', 'New password', fieldMessages.password],
    ['abcD1!xyz', 'abcD1!xyy', 'Confirm password', fieldMessages.passwordsDiffer],
  ])('refuses %s with %s', async (password, confirmed, field, message) => {
    const { onSubmit } = show();
    await fill(password, confirmed);
    await userEvent.click(send());
    await expect.element(box(field)).toHaveAccessibleDescription(message);
    await expect.element(send()).toBeDisabled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('cannot be sent while it is being sent', async () => {
    show({ status: 'sending' });
    await expect.element(send()).toBeDisabled();
  });

  it('leads to the log-in after success', async () => {
    show({ status: 'done' });
    await expect
      .element(page.getByRole('heading', { level: 2 }))
      .toHaveTextContent('Your password was successfully reset');
    await expect.element(page.getByRole('link', { name: 'Login to account' })).toHaveAttribute('href', '/auth/login');
  });

  it('says that a link is broken', async () => {
    show({ status: 'broken' });
    const words = 'An error occurred while changing the password, please check the link you used and try again.';
    await expect.element(page.getByText(words)).toBeVisible();
    expect(page.getByRole('textbox').elements()).toHaveLength(0);
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({}, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
