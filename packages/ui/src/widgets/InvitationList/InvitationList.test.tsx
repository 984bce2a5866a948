import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { invitations } from './InvitationList.fixtures.ts';
import { InvitationList, type InvitationListProps } from './InvitationList.tsx';

const show = (props: Partial<InvitationListProps> = {}) => {
  const onWithdraw = vi.fn();
  render(<InvitationList invitations={{ status: 'ready', data: invitations }} onWithdraw={onWithdraw} {...props} />);
  return onWithdraw;
};

describe('InvitationList', () => {
  it('says who was invited to what, by whom', async () => {
    show();
    const row = page.getByRole('row', { name: /night\.shift@northwind\.example/ });
    for (const words of ['AS64512', 'NORTHWIND', 'noc@northwind.example'])
      await expect.element(row).toMatchTextContent(words);
  });

  it('withdraws the invitation that was meant, once that is confirmed', async () => {
    const onWithdraw = show();
    const press = page.getByRole('button', { name: 'Withdraw the invitation of bob@example.net to AS64513' });
    const dialog = page.getByRole('alertdialog', { name: 'Withdraw this invitation?' });
    await userEvent.click(press);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(onWithdraw).not.toHaveBeenCalled();
    await userEvent.click(press);
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(onWithdraw).toHaveBeenCalledExactlyOnceWith(invitations[1]);
  });

  it('says what failed', async () => {
    show({ invitations: { status: 'error', message: 'No answer in time.' } });
    await expect.element(page.getByRole('alert')).toMatchTextContent('The invitations could not be loaded');
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
