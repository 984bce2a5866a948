import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { visits } from './VisitTable.fixtures.ts';
import { VisitTable, type VisitView } from './VisitTable.tsx';

const view: VisitView = { filter: '', page: 2, pageSize: 50, days: 30 };

describe('VisitTable', () => {
  it('exports all rows, not those of the page alone', async () => {
    const csvRows = vi.fn(() => Promise.resolve(visits));
    render(
      <VisitTable
        visits={{ status: 'ready', data: { rows: visits, total: 120 } }}
        view={view}
        onViewChange={vi.fn()}
        csvRows={csvRows}
      />,
    );
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    expect(csvRows).toHaveBeenCalledOnce();
  });

  it('says how often what happened on which page', async () => {
    render(
      <VisitTable
        visits={{ status: 'ready', data: { rows: visits, total: 4 } }}
        view={{ ...view, page: 1 }}
        onViewChange={vi.fn()}
      />,
    );
    const row = page.getByRole('row', { name: /Ask an expert/ });
    for (const words of ['Form sent', '17', '2026/11/20']) await expect.element(row).toMatchTextContent(words);
    await expect.element(page.getByRole('row', { name: 'Home' }).first()).toMatchTextContent('12,480');
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('asks for another span from its first page on', async () => {
    const onViewChange = vi.fn();
    render(
      <VisitTable
        visits={{ status: 'ready', data: { rows: visits, total: 104 } }}
        view={view}
        onViewChange={onViewChange}
      />,
    );
    await userEvent.click(page.getByRole('radio', { name: 'Today' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, page: 1, days: 1 });
  });

  it('says whom it counts while there is nothing', async () => {
    const empty = { status: 'ready', data: { rows: [], total: 0 } } as const;
    render(<VisitTable visits={empty} view={{ ...view, page: 1 }} onViewChange={vi.fn()} />);
    await expect.element(page.getByText('Only visitors who allow analytics are counted.')).toBeVisible();
  });
});
