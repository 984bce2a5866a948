import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { ConfirmSignIn } from './ConfirmSignIn.tsx';

const show = (error?: string) => {
  const does = { onOpenChange: vi.fn(), onPassword: vi.fn(), onPasskey: vi.fn() };
  render(<ConfirmSignIn isOpen error={error} {...does} />);
  return does;
};

describe('ConfirmSignIn', () => {
  it('takes the password by key alone', async () => {
    const { onPassword } = show();
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
    await userEvent.keyboard('abcD1!xyz{Enter}');
    expect(onPassword).toHaveBeenCalledExactlyOnceWith('abcD1!xyz');
  });

  it('needs one', async () => {
    const { onPassword } = show();
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Required field')).toBeVisible();
    expect(onPassword).not.toHaveBeenCalled();
  });

  it('takes a code in place of the password, where there is a second factor', async () => {
    const onCode = vi.fn();
    const onPassword = vi.fn();
    render(<ConfirmSignIn isOpen onOpenChange={vi.fn()} onPassword={onPassword} onCode={onCode} />);
    await userEvent.click(page.getByRole('button', { name: 'Use a code' }));
    const code = page.getByRole('textbox', { name: 'Code' });
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Required field')).toBeVisible();
    await userEvent.fill(code, ' 123456 ');
    await userEvent.keyboard('{Enter}');
    expect(onCode).toHaveBeenCalledExactlyOnceWith('123456');
    expect(await axeProblems(document.body)).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Use the password' }));
    await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
    expect(onPassword).not.toHaveBeenCalled();
  });

  it('offers no code without a second factor', () => {
    show();
    expect(page.getByRole('button', { name: 'Use a code' }).query()).toBeNull();
  });

  it('offers a passkey, says what was refused, and can be left', async () => {
    const { onPasskey, onOpenChange } = show('Wrong password');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong password');
    await userEvent.click(page.getByRole('button', { name: 'Use a passkey' }));
    expect(onPasskey).toHaveBeenCalledOnce();
    expect(await axeProblems(document.body)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });
});
