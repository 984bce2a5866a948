import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { PasswordField } from './PasswordField.tsx';

describeConformance<HTMLDivElement>('PasswordField', (host) => <PasswordField {...host} label="Password" />, {
  interactive: true,
});

const box = () => page.getByLabelText('Password', { exact: true });

describe('PasswordField', () => {
  it('shows and hides what is typed, by keyboard', async () => {
    const onChange = vi.fn();
    render(<PasswordField label="Password" onChange={onChange} />);
    await userEvent.keyboard('{Tab}secret');
    expect(onChange).toHaveBeenLastCalledWith('secret');
    await expect.element(box()).toHaveAttribute('type', 'password');
    await userEvent.keyboard('{Tab} ');
    await expect.element(box()).toHaveAttribute('type', 'text');
    await expect.element(page.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(box()).toHaveAttribute('type', 'password');
  });

  it.each([
    [undefined, 'current-password'],
    ['new-password', 'new-password'],
  ] as const)('asks a password manager for %s', async (autoComplete, expected) => {
    render(<PasswordField label="Password" autoComplete={autoComplete} />);
    await expect.element(box()).toHaveAttribute('autocomplete', expected);
  });

  it('shows nothing while it is disabled', async () => {
    render(<PasswordField label="Password" isDisabled />);
    await expect.element(page.getByRole('button', { name: 'Show password' })).toBeDisabled();
  });
});
