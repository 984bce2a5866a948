import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { requests } from './AccessRequestTable.fixtures.ts';
import { AccessRequestTable } from './AccessRequestTable.tsx';

const show = () => {
  const onAction = vi.fn();
  render(
    <AccessRequestTable
      kind="AS"
      requests={{ status: 'ready', data: { rows: requests, total: 4 } }}
      view={{ page: 1, pageSize: 50 }}
      onViewChange={vi.fn()}
      onAction={onAction}
    />,
  );
  return { onAction };
};

describe('AccessRequestTable', () => {
  it.each([
    ['ada', ['Approve', 'Reject']],
    ['bob', ['Revoke']],
    ['cid', ['Approve']],
    ['dan', ['Approve', 'Reject']],
  ])('offers %s what its state allows', async (who, names) => {
    show();
    const row = page.getByRole('row').filter({ hasText: `${who}@example.net` });
    await expect.element(row).toBeVisible();
    expect(
      row
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(names);
  });

  it('approves at once, and asks before it revokes', async () => {
    const { onAction } = show();
    await userEvent.click(page.getByRole('button', { name: 'Approve AS64512 for ada@example.net' }));
    expect(onAction).toHaveBeenLastCalledWith(requests[0], 'approve');
    await userEvent.click(page.getByRole('button', { name: 'Revoke AS64512 for bob@example.net' }));
    expect(onAction).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
    expect(onAction).toHaveBeenLastCalledWith(requests[1], 'revoke');
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
