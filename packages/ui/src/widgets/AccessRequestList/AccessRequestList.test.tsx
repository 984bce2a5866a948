import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { requests, waiting } from './AccessRequestList.fixtures.ts';
import { AccessRequestList, type OwnAccess } from './AccessRequestList.tsx';

const show = (data: readonly OwnAccess[] = requests, theme?: (typeof themes)[number]) => {
  const onInvite = vi.fn((): FormAnswer => Promise.resolve(null));
  const on = { onCheck: vi.fn(), onAskAgain: vi.fn(), onLeave: vi.fn(), onInvite };
  render(<AccessRequestList requests={{ status: 'ready', data }} {...on} />, theme);
  return on;
};

function Leaving() {
  const [data, setData] = useState(requests.filter(({ asn }) => asn === 64_514));
  const on = { onCheck: vi.fn(), onAskAgain: vi.fn(), onInvite: () => Promise.resolve(null) };
  return <AccessRequestList requests={{ status: 'ready', data }} {...on} onLeave={() => setData([])} />;
}

describe('AccessRequestList', () => {
  it('shows an open request the line that proves it, and looks for it', async () => {
    const { onCheck } = show();
    await expect.element(page.getByText('remarks: routeglass-verification=0123456789abcdef')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Check now' }));
    expect(onCheck).toHaveBeenCalledExactlyOnceWith(64_514);
  });

  it('says that a request was rejected, and asks again', async () => {
    const { onAskAgain } = show();
    await expect.element(page.getByText(/rejected this request/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Ask again' }));
    expect(onAskAgain).toHaveBeenCalledExactlyOnceWith(64_515);
  });

  it('takes an open request back at once, and gives up what was approved after a yes', async () => {
    const { onLeave } = show();
    await userEvent.click(page.getByRole('button', { name: 'Remove request' }));
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(64_514);
    await userEvent.click(page.getByRole('button', { name: 'Give up access' }));
    expect(onLeave).toHaveBeenCalledOnce();
    const dialog = page.getByRole('alertdialog', { name: 'Give up access to AS64512?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Give up access' }));
    expect(onLeave).toHaveBeenLastCalledWith(64_512);
  });

  it('takes the focus of the button of a request that is taken back', async () => {
    render(<Leaving />);
    page.getByRole('button', { name: 'Remove request' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('No requests yet')).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Requests' })).toHaveFocus();
  });

  it('invites to what is approved, and to nothing else', async () => {
    const { onInvite } = show();
    expect(page.getByRole('button', { name: /^Invite a person/ }).elements()).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Invite a person to AS64512' }));
    const dialog = page.getByRole('dialog', { name: 'Invite to AS64512' });
    await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('noc@{Enter}');
    await expect.element(dialog.getByText('Enter a valid email')).toBeVisible();
    expect(onInvite).not.toHaveBeenCalled();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Email' }), 'noc@example.net');
    await userEvent.keyboard('{Enter}');
    expect(onInvite).toHaveBeenCalledExactlyOnceWith(64_512, 'noc@example.net');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('keeps the address of an invitation that the server refuses', async () => {
    const { onInvite } = show();
    onInvite.mockResolvedValue({ error: 'This person already has access.' });
    await userEvent.click(page.getByRole('button', { name: 'Invite a person to AS64512' }));
    const dialog = page.getByRole('dialog', { name: 'Invite to AS64512' });
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Email' }), 'noc@example.net');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('This person already has access.')).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('noc@example.net');
  });

  it('says when the letter goes out', async () => {
    show([waiting]);
    await expect.element(page.getByText(/one mail a week/)).toBeVisible();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show(requests, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
