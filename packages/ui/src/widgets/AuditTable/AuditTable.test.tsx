import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { actions, entries, view } from './AuditTable.fixtures.ts';
import { AuditTable } from './AuditTable.tsx';

describe('AuditTable', () => {
  it('says who did what to whom, and offers no way to change it', async () => {
    render(
      <AuditTable
        entries={{ status: 'ready', data: { rows: entries, total: 2 } }}
        view={view}
        actions={actions}
        onViewChange={vi.fn()}
      />,
    );
    const row = page.getByRole('row', { name: /09:30:12/ });
    for (const words of ['ada@example.net', 'user.blocked', 'spam@example.com', 'reason: spam'])
      await expect.element(row).toMatchTextContent(words);
    expect(page.getByRole('grid').getByRole('button').elements()).toHaveLength(0);
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('is narrowed by who, action and target, from the first page on', async () => {
    const onViewChange = vi.fn();
    const shown = { status: 'ready', data: { rows: entries, total: 2 } } as const;
    render(<AuditTable entries={shown} view={{ ...view, page: 2 }} actions={actions} onViewChange={onViewChange} />);
    await userEvent.fill(page.getByRole('searchbox', { name: 'Filter by who' }), 'ada');
    await expect.poll(() => onViewChange.mock.lastCall).toEqual([{ ...view, actor: 'ada' }]);
    await userEvent.fill(page.getByRole('searchbox', { name: 'Filter by target' }), 'spam');
    await expect.poll(() => onViewChange.mock.lastCall).toEqual([{ ...view, subject: 'spam' }]);
    await userEvent.click(page.getByRole('button', { name: /Action/ }));
    await userEvent.click(page.getByRole('option', { name: 'user.promoted' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ ...view, action: 'user.promoted' });
  });

  it('says that nothing fits a filter', async () => {
    const empty = { status: 'ready', data: { rows: [], total: 0 } } as const;
    render(
      <AuditTable entries={empty} view={{ ...view, actor: 'nothing' }} actions={actions} onViewChange={vi.fn()} />,
    );
    await expect.element(page.getByText('No data found')).toBeVisible();
  });
});
