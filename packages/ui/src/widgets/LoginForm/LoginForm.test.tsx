import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { LoginCodeForm } from './LoginCodeForm.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

const show = (props: Partial<LoginFormProps> = {}, theme?: (typeof themes)[number]) => {
  const onSubmit = vi.fn();
  render(<LoginForm captcha={{ challenge: easy }} onSubmit={onSubmit} {...props} />, theme);
  return { onSubmit };
};
const address = () => page.getByRole('textbox', { name: 'Email' });
const password = () => page.getByLabelText('Password', { exact: true });
const send = () => page.getByRole('button', { name: 'Log In' });
const solve = async () => {
  await userEvent.click(page.getByText('I am not a robot'));
  await expect.element(send()).toBeEnabled();
};

describe('LoginForm', () => {
  it('signs in with address, password and a captcha, a new one for each try', async () => {
    const { onSubmit } = show();
    await userEvent.fill(address(), ' ada@example.net ');
    await userEvent.fill(password(), ' abcD1!xyz ');
    await expect.element(send()).toBeDisabled();
    await solve();
    await userEvent.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@example.net',
      password: ' abcD1!xyz ',
      captcha: expect.any(String) as string,
    });
    await expect.element(send()).toBeDisabled();
  });

  it('says what is missing and what is wrong', async () => {
    const { onSubmit } = show();
    await userEvent.fill(address(), 'ada');
    await solve();
    await userEvent.click(send());
    await expect.element(address()).toHaveAccessibleDescription('Enter a valid email');
    await expect.element(password()).toHaveAccessibleDescription('Required field');
    await expect.element(address()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says what the server refused', async () => {
    show({ error: 'Wrong email or password' });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong email or password');
  });

  it('offers the other ways', async () => {
    const onPasskey = vi.fn();
    const onProvider = vi.fn();
    show({ onPasskey, providers: [{ id: 'peeringdb', name: 'PeeringDB' }], onProvider });
    await userEvent.click(page.getByRole('button', { name: 'Log in with a passkey' }));
    expect(onPasskey).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Log in with PeeringDB' }));
    expect(onProvider).toHaveBeenCalledExactlyOnceWith('peeringdb');
  });

  it('tells password managers what is what', async () => {
    show();
    await expect.element(address()).toHaveAttribute('autocomplete', 'username');
    await expect.element(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({ onPasskey: vi.fn() }, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

describe('LoginCodeForm', () => {
  it('has the focus and sends the code without its spaces', async () => {
    const onSubmit = vi.fn();
    render(<LoginCodeForm onSubmit={onSubmit} />);
    await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await userEvent.keyboard('123 456{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it('needs a code', async () => {
    const onSubmit = vi.fn();
    render(<LoginCodeForm onSubmit={onSubmit} />);
    await userEvent.click(send());
    await expect.element(page.getByText('Required field')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
