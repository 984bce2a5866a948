import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { entries } from './AuditTable.fixtures.ts';
import { AuditTable } from './AuditTable.tsx';

const view = { filter: '', page: 1, pageSize: 50 };

describe('AuditTable', () => {
  it('says who did what to whom, and offers no way to change it', async () => {
    render(
      <AuditTable
        entries={{ status: 'ready', data: { rows: entries, total: 2 } }}
        view={view}
        onViewChange={vi.fn()}
      />,
    );
    const row = page.getByRole('row', { name: /09:30:12/ });
    for (const words of ['ada@example.net', 'user.blocked', 'spam@example.com', 'reason: spam'])
      await expect.element(row).toMatchTextContent(words);
    expect(page.getByRole('grid').getByRole('button').elements()).toHaveLength(0);
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('says that nothing fits a filter', async () => {
    const empty = { status: 'ready', data: { rows: [], total: 0 } } as const;
    render(<AuditTable entries={empty} view={{ ...view, filter: 'nothing' }} onViewChange={vi.fn()} />);
    await expect.element(page.getByText('No data found')).toBeVisible();
  });
});
