import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { off, on, setup } from './TwoFactorSetup.fixtures.ts';
import { TwoFactorSetup, type TwoFactorState } from './TwoFactorSetup.tsx';

const show = (data: TwoFactorState, error?: string) => {
  const does = {
    onBegin: vi.fn(),
    onEnable: vi.fn(),
    onCancel: vi.fn(),
    onDisable: vi.fn(),
    onRenewCodes: vi.fn(),
  };
  render(<TwoFactorSetup state={{ status: 'ready', data }} error={error} {...does} />);
  return does;
};

describe('TwoFactorSetup', () => {
  it('begins from off', async () => {
    const { onBegin } = show(off);
    await userEvent.click(page.getByRole('button', { name: 'Set up' }));
    expect(onBegin).toHaveBeenCalledOnce();
  });

  it('hands the secret over as a picture and as text, and takes the first code', async () => {
    const { onEnable, onCancel } = show(setup);
    await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: 'Code from the app' }), '123 456');
    await userEvent.click(page.getByRole('button', { name: 'Turn on' }));
    expect(onEnable).toHaveBeenCalledExactlyOnceWith('123456');
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('says that a code was wrong', async () => {
    show(setup, 'Wrong code');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong code');
  });

  it('turns it off after a question, and renews the codes', async () => {
    const { onDisable, onRenewCodes } = show(on);
    await expect.element(page.getByText('8 recovery codes left')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'New recovery codes' }));
    expect(onRenewCodes).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Turn off' }));
    expect(onDisable).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }));
    expect(onDisable).toHaveBeenCalledOnce();
  });

  it('shows as pending only the button whose answer is awaited', async () => {
    const none = () => undefined;
    const does = { onBegin: none, onEnable: none, onCancel: none, onDisable: none, onRenewCodes: none };
    render(<TwoFactorSetup state={{ status: 'ready', data: on }} pending={['renew']} {...does} />);
    await expect.element(page.getByRole('button', { name: /New recovery codes/ })).toHaveAttribute('data-pending');
    const other = page.getByRole('button', { name: 'Turn off' });
    await expect.element(other).toBeEnabled();
    await expect.element(other).not.toHaveAttribute('data-pending');
  });
});
