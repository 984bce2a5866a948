import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { users, view } from './UserTable.fixtures.ts';
import { UserTable } from './UserTable.tsx';

const show = () => {
  const onViewChange = vi.fn();
  const onAction = vi.fn();
  render(
    <UserTable
      users={{ status: 'ready', data: { rows: users, total: 3 } }}
      view={{ ...view, page: 2 }}
      onViewChange={onViewChange}
      onAction={onAction}
    />,
  );
  return { onViewChange, onAction };
};
const open = (email: string) => userEvent.click(page.getByRole('button', { name: `Actions for ${email}` }));

describe('UserTable', () => {
  it('says of each account what an administrator asks', async () => {
    show();
    const row = page.getByRole('row', { name: /ada@example.net/ });
    for (const words of ['Ada Brook', 'Administrator', '2FA', 'Active'])
      await expect.element(row).toMatchTextContent(words);
  });

  it('blocks after a question that names the account', async () => {
    const { onAction } = show();
    await open('ada@example.net');
    await userEvent.click(page.getByRole('menuitem', { name: 'Block' }));
    expect(onAction).not.toHaveBeenCalled();
    const question = page.getByRole('alertdialog', { name: 'Block this account?' });
    await expect.element(question).toMatchTextContent('ada@example.net');
    await userEvent.click(question.getByRole('button', { name: 'Block' }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith('u1', 'block');
  });

  it('does at once what takes nothing away', async () => {
    const { onAction } = show();
    await open('spam@example.com');
    await userEvent.click(page.getByRole('menuitem', { name: 'Unblock' }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith('u3', 'unblock');
  });

  it('filters and sorts, and leads to page 1', async () => {
    const { onViewChange } = show();
    await userEvent.click(page.getByRole('button', { name: /Role/ }));
    await userEvent.click(page.getByRole('option', { name: 'Administrator' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ ...view, role: 'ADMIN', page: 1 });
    await userEvent.click(page.getByRole('columnheader', { name: /Last seen/ }));
    expect(onViewChange.mock.lastCall?.[0]).toMatchObject({ sort: { column: 'last_seen' }, page: 1 });
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
