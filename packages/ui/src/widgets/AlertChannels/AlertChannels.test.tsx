import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { channels, deliveries } from './AlertChannels.fixtures.ts';
import { NewChannelForm } from './NewChannelForm.tsx';
import { AlertChannels, type AlertChannelsProps } from './AlertChannels.tsx';

const show = (props: Partial<AlertChannelsProps> = {}) => {
  const on = {
    onAdd: vi.fn((): FormAnswer => Promise.resolve(null)),
    onTest: vi.fn(),
    onSet: vi.fn(),
    onRemove: vi.fn(),
    onRenewSecret: vi.fn(),
    onLog: vi.fn(),
  };
  render(
    <AlertChannels
      channels={{ status: 'ready', data: channels }}
      deliveries={{ status: 'ready', data: deliveries }}
      mail={['ann@example.net']}
      logOf={null}
      {...on}
      {...props}
    />,
  );
  return on;
};
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

describe('AlertChannels', () => {
  it('shows why messages do not arrive', async () => {
    show();
    await expect.element(page.getByText(/hooks.example.net answered 503/)).toBeVisible();
  });

  it('tests, turns off and removes the channel that was meant', async () => {
    const { onTest, onSet, onRemove, onLog } = show();
    await press('Send test: Chat');
    expect(onTest).toHaveBeenCalledExactlyOnceWith('c2');
    page.getByRole('switch', { name: 'Night shift: on' }).element().focus();
    await userEvent.keyboard(' ');
    expect(onSet).toHaveBeenCalledExactlyOnceWith('c1', { isOn: false, quietFrom: 1320, quietUntil: 420, digest: 60 });
    await press('Show log: Logs');
    expect(onLog).toHaveBeenCalledExactlyOnceWith('c3');
    await press('Remove: Logs');
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('c3');
  });

  it('adds mail to an address of the account in one press', async () => {
    const { onAdd } = show();
    await press('Add channel');
    expect(onAdd).toHaveBeenCalledExactlyOnceWith({
      kind: 'mail',
      name: 'Mail',
      target: 'ann@example.net',
      form: 'standard',
    });
  });

  it('empties the form for the next channel, but only when the channel is added', async () => {
    const { onAdd } = show();
    onAdd.mockResolvedValueOnce({ serverErrors: { name: 'There is a channel of this name.' } });
    const name = page.getByRole('textbox', { name: 'Name' });
    await userEvent.fill(name, 'Night');
    await press('Add channel');
    await expect.element(page.getByText('There is a channel of this name.')).toBeVisible();
    await expect.element(name).toHaveValue('Night');
    await userEvent.fill(name, 'Night shift');
    await press('Add channel');
    await expect.element(name).toHaveValue('');
    await press('Add channel');
    expect(onAdd).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'mail', target: 'ann@example.net' }));
  });

  it('chooses the mail address that comes after the form', async () => {
    const onAdd = vi.fn((): FormAnswer => Promise.resolve(null));
    const { rerender } = render(<NewChannelForm mail={[]} onAdd={onAdd} />);
    await press('Add channel');
    await expect.element(page.getByText('Required field')).toBeVisible();
    expect(onAdd).not.toHaveBeenCalled();
    rerender(<NewChannelForm mail={['ann@example.net']} onAdd={onAdd} />);
    await press('Add channel');
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'mail', target: 'ann@example.net' }));
  });

  it('shows the log of a channel', async () => {
    show({ logOf: 'c2' });
    const row = page.getByRole('row').filter({ hasText: 'Opened: Hijack of 10.1.0.0/16' });
    await expect.element(row).toMatchTextContent('Waiting');
  });

  it('has no axe violation', async () => {
    show({ logOf: 'c2', secret: 'whsec_x' });
    await expect.element(page.getByRole('group', { name: /^The secret of this webhook/ })).toHaveFocus();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
