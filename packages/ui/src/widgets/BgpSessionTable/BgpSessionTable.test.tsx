import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { sessions, trials } from './BgpSessionTable.fixtures.ts';
import { BgpSessionTable } from './BgpSessionTable.tsx';
import { TrialTable } from './TrialTable.tsx';

const view = { state: null, page: 2, pageSize: 20 };

describe('BgpSessionTable', () => {
  const show = () => {
    const on = { onViewChange: vi.fn(), onDecide: vi.fn() };
    render(<BgpSessionTable sessions={{ status: 'ready', data: { rows: sessions, total: 23 } }} view={view} {...on} />);
    return on;
  };

  it('approves at once, and asks before it revokes', async () => {
    const { onDecide } = show();
    await userEvent.click(page.getByRole('button', { name: 'Approve the session of AS64512 from 192.0.2.7' }));
    expect(onDecide).toHaveBeenLastCalledWith('s1', 'approved');
    await userEvent.click(page.getByRole('button', { name: /^Revoke the session of AS64514/ }));
    expect(onDecide).toHaveBeenCalledOnce();
    const question = page.getByRole('alertdialog', { name: 'Revoke this session?' });
    await expect.element(question).toMatchTextContent('layla@example.org');
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    expect(onDecide).toHaveBeenLastCalledWith('s2', 'rejected');
  });

  it('narrows by state, and leads to page 1', async () => {
    const { onViewChange } = show();
    await userEvent.click(page.getByRole('button', { name: /^State/ }));
    await userEvent.click(page.getByRole('option', { name: 'Requested' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ ...view, state: 'requested', page: 1 });
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

describe('TrialTable', () => {
  it('rejects what waits at once, and asks before it ends a trial', async () => {
    const onDecide = vi.fn();
    render(
      <TrialTable
        trials={{ status: 'ready', data: { rows: trials, total: 2 } }}
        view={view}
        onViewChange={vi.fn()}
        onDecide={onDecide}
      />,
    );
    await userEvent.click(page.getByRole('button', { name: 'Reject the trial of AS64512 for ada@example.net' }));
    expect(onDecide).toHaveBeenLastCalledWith('t1', 'rejected');
    await userEvent.click(page.getByRole('button', { name: 'Revoke the trial of AS64515 for bob@example.com' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
    expect(onDecide).toHaveBeenLastCalledWith('t2', 'rejected');
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
