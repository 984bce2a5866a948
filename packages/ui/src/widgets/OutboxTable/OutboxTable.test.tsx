import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { JobTable } from './JobTable.tsx';
import { jobs, letters } from './OutboxTable.fixtures.ts';
import { OutboxTable, type OutboxTableProps } from './OutboxTable.tsx';

const view = { filter: '', state: null, page: 1, pageSize: 20 };

const show = (props: Partial<OutboxTableProps> = {}) => {
  const does = { onViewChange: vi.fn(), onSendAgain: vi.fn(), onOpen: vi.fn() };
  render(
    <OutboxTable
      letters={{ status: 'ready', data: { rows: letters, total: 2 } }}
      view={view}
      opened={null}
      {...does}
      {...props}
    />,
  );
  return does;
};

describe('OutboxTable', () => {
  it('says what became of each mail, and sends again what failed', async () => {
    const { onSendAgain } = show();
    await expect.element(page.getByRole('row', { name: /Confirm your/ })).toMatchTextContent('550 mailbox unavailable');
    expect(page.getByRole('button', { name: 'Send again: Set a new password to ada@example.net' }).query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Send again: Confirm your address to layla@example.org' }));
    expect(onSendAgain).toHaveBeenCalledExactlyOnceWith('l2');
  });

  it('opens a mail and closes it', async () => {
    const { onOpen } = show({
      opened: {
        subject: 'Set a new password',
        to: 'ada@example.net',
        text: { status: 'ready', data: 'Open the link.' },
      },
    });
    const dialog = page.getByRole('dialog', { name: 'Set a new password' });
    await expect.element(dialog).toMatchTextContent('Open the link.');
    await userEvent.keyboard('{Escape}');
    expect(onOpen).toHaveBeenLastCalledWith(null);
  });

  it('says of a mail that went out that its text is gone', async () => {
    show({
      opened: { subject: 'Set a new password', to: 'ada@example.net', text: { status: 'ready', data: '' } },
    });
    await expect
      .element(page.getByRole('dialog', { name: 'Set a new password' }))
      .toMatchTextContent('The text of this mail is no longer kept.');
  });

  it('narrows by state', async () => {
    const { onViewChange } = show();
    await userEvent.click(page.getByRole('button', { name: /^State/ }));
    await userEvent.click(page.getByRole('option', { name: 'Failed' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ ...view, state: 'failed' });
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

describe('JobTable', () => {
  it('tries a dead job again, and no other', async () => {
    const onRetry = vi.fn();
    render(
      <JobTable
        jobs={{ status: 'ready', data: { rows: jobs, total: 2 } }}
        view={{ state: null, page: 1, pageSize: 20 }}
        onViewChange={vi.fn()}
        onRetry={onRetry}
      />,
    );
    expect(page.getByRole('button', { name: 'Retry account.erase' }).query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Retry mail.send' }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('j1');
  });
});
