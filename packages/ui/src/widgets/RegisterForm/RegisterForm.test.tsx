import { fieldMessages } from '@routeglass/domain/field-rules';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';

const show = (props: Partial<RegisterFormProps> = {}, theme?: (typeof themes)[number]) => {
  const onSubmit = vi.fn();
  render(
    <RegisterForm captcha={{ challenge: easy }} privacyHref="/docs/privacy.pdf" onSubmit={onSubmit} {...props} />,
    theme,
  );
  return { onSubmit };
};
const box = (name: string) => page.getByLabelText(name, { exact: true });
const send = () => page.getByRole('button', { name: 'Sign Up' });

const fill = async (password: string, confirmed = password) => {
  await userEvent.fill(box('Email'), 'ada@example.net');
  await userEvent.fill(box('First name'), 'Ada');
  await userEvent.fill(box('Last name'), 'Brook');
  await userEvent.fill(box('Position'), 'Engineer');
  await userEvent.fill(box('Password'), password);
  await userEvent.fill(box('Confirm password'), confirmed);
};
// By key, because the middle of its text is a link.
const accept = async () => {
  page
    .getByRole('checkbox', { name: /I accept/ })
    .element()
    .focus();
  await userEvent.keyboard(' ');
};
const solve = () => userEvent.click(page.getByText('I am not a robot'));

describe('RegisterForm', () => {
  it('needs the privacy policy accepted and a solved captcha', async () => {
    const { onSubmit } = show();
    await fill('abcD1!xyz');
    await expect.element(send()).toBeDisabled();
    await accept();
    await expect.element(send()).toBeDisabled();
    await solve();
    await expect.element(send()).toBeEnabled();
    await userEvent.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@example.net',
      firstname: 'Ada',
      lastname: 'Brook',
      position: 'Engineer',
      password: 'abcD1!xyz',
      captcha: expect.any(String) as string,
    });
    await expect.element(send()).toBeDisabled();
  });

  it.each([
    ['weak', 'weak', 'Password', fieldMessages.password],
    ['abcD1!xyz', 'abcD1!xyy', 'Confirm password', fieldMessages.passwordsDiffer],
  ])('refuses %s with %s', async (password, confirmed, field, message) => {
    const { onSubmit } = show();
    await fill(password, confirmed);
    await accept();
    await solve();
    await expect.element(send()).toBeEnabled();
    await userEvent.click(send());
    await expect.element(box(field)).toHaveAccessibleDescription(message);
    await expect.element(box(field)).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('proposes new passwords to password managers', async () => {
    show();
    await expect.element(box('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect.element(box('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('keeps what was written when the sending failed, and begins with an address', async () => {
    show({ email: 'ada@example.net', error: 'Something went wrong' });
    await expect.element(box('Email')).toHaveValue('ada@example.net');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong');
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({}, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
