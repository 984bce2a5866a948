import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { AddressChangeForm } from './AddressChangeForm.tsx';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const box = (name: string) => page.getByLabelText(name, { exact: true });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

describe('ProfileForm', () => {
  it('begins with what is known and saves what was written', async () => {
    const onSave = vi.fn();
    render(<ProfileForm profile={{ firstname: 'Ada', lastname: 'Brook', position: 'Engineer' }} onSave={onSave} />);
    await userEvent.fill(box('Position'), ' Architect ');
    await press('Save');
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ firstname: 'Ada', lastname: 'Brook', position: 'Architect' });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

describe('AddressChangeForm', () => {
  it('asks for an address that is one', async () => {
    const onChange = vi.fn();
    render(<AddressChangeForm email="ada@example.net" change={null} onChange={onChange} onCancel={vi.fn()} />);
    await userEvent.fill(box('New email'), 'ada');
    await press('Change email');
    await expect.element(page.getByText('Enter a valid email')).toBeVisible();
    await userEvent.fill(box('New email'), 'ada@example.org');
    await press('Change email');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('ada@example.org');
  });

  it.each([
    [false, false, 'Open the link that we sent to ada@example.net and to ada@example.org.'],
    [true, false, 'Open the link that we sent to ada@example.org.'],
    [false, true, 'Open the link that we sent to ada@example.net.'],
  ])(
    'says who has not agreed yet (old: %s, new: %s), and lets it be taken back',
    async (oldAgreed, newAgreed, words) => {
      const onCancel = vi.fn();
      const change = { email: 'ada@example.org', oldAgreed, newAgreed };
      render(<AddressChangeForm email="ada@example.net" change={change} onChange={vi.fn()} onCancel={onCancel} />);
      await expect.element(page.getByText(words)).toBeVisible();
      await press('Keep ada@example.net');
      expect(onCancel).toHaveBeenCalledOnce();
    },
  );
});

describe('PasswordChangeForm', () => {
  it('asks for the known password and twice for the new one', async () => {
    const onChange = vi.fn();
    render(<PasswordChangeForm hasPassword onChange={onChange} />);
    await userEvent.fill(box('Current password'), 'old');
    await userEvent.fill(box('New password'), 'abcD1!xyz');
    await userEvent.fill(box('Confirm password'), 'abcD1!xyy');
    await press('Change password');
    await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    await userEvent.fill(box('Confirm password'), 'abcD1!xyz');
    await press('Change password');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      current: 'old',
      password: 'abcD1!xyz',
      confirmPassword: 'abcD1!xyz',
    });
  });

  it('asks for none where there is none', async () => {
    render(<PasswordChangeForm hasPassword={false} onChange={vi.fn()} />);
    await expect.element(page.getByRole('button', { name: 'Set password' })).toBeVisible();
    expect(box('Current password').query()).toBeNull();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
