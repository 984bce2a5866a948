import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themes } from '../../tokens/themes/names.ts';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import type { ListView } from '../../facts/listView.ts';
import { manyNeighbors } from './NeighborTable.fixtures.ts';
import { NeighborTable, type NeighborTableProps } from './NeighborTable.tsx';

const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 2,
  pageSize: 10,
  sort: { column: 'neighbor-as', order: 'asc' },
};

const show = (props: Partial<NeighborTableProps> = {}, theme: (typeof themes)[number] = 'light') => {
  const onViewChange = vi.fn();
  render(
    <NeighborTable
      label="Neighbors of AS64512"
      neighbors={{ status: 'ready', data: { rows: manyNeighbors(10), total: 95 } }}
      view={view}
      onViewChange={onViewChange}
      {...props}
    />,
    theme,
  );
  return onViewChange;
};

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.textContent);

const cellsOf = (row: number) => cellWords(page.getByRole('row').elements()[row]);

const middleOf = (cell: Element): number => {
  const { top, bottom } = cell.getBoundingClientRect();
  return (top + bottom) / 2;
};

const fileOf = (made: unknown): Blob => {
  expect(made).toBeInstanceOf(Blob);
  return made as Blob;
};

describe('NeighborTable', () => {
  it('says of each neighbor what it is, over which IP versions and since when', async () => {
    await page.viewport(1280, 800);
    show();
    expect(headers()).toEqual([
      'AS number',
      'AS name',
      'Type',
      'Routes',
      'Prefixes',
      'IPv4',
      'IPv6',
      'First seen',
      'Last seen',
    ]);
    await expect.element(page.getByRole('rowheader', { name: 'AS64512' })).toBeVisible();
    expect(cellsOf(1).slice(-7)).toEqual(['Provider', '12K12,000', '1.5K1,500', 'yes', 'yes', '2025/10/16', 'Active']);
    expect(cellsOf(4).slice(-7)).toEqual(['Unspecified', '0', '0', 'yes', 'yes', '2025/10/19', '2025/11/08']);
  });

  it('is a card of three lines on a phone, with both of its numbers', async () => {
    render(
      <div style={{ width: 320 }}>
        <NeighborTable
          label="Neighbors of AS64512"
          neighbors={{ status: 'ready', data: { rows: manyNeighbors(4), total: 4 } }}
          onOpenHistory={vi.fn()}
        />
      </div>,
    );
    await expect.poll(() => page.getByRole('row').elements().at(-1)?.querySelectorAll('td').length).toBe(7);
    for (const row of page.getByRole('row').elements().slice(-4)) {
      const tops = [...row.querySelectorAll('td')].map((cell) => Math.round(middleOf(cell) / 12));
      expect(new Set(tops).size).toBe(3);
    }
  });

  it('leads to the page of each neighbor', async () => {
    show();
    await expect.element(page.getByRole('link', { name: 'AS64601' })).toHaveAttribute('href', '/as/64601');
  });

  it.each<[string, () => Promise<void>, Partial<ListView>]>([
    ['IP version', () => userEvent.click(page.getByRole('radio', { name: 'IPv6' })), { ipVersion: '6', page: 1 }],
    [
      'order',
      () => userEvent.click(page.getByRole('columnheader', { name: 'Last seen' })),
      { sort: { column: 'last-seen', order: 'asc' }, page: 1 },
    ],
    ['page', () => userEvent.click(page.getByRole('button', { name: 'Next page' })), { page: 3 }],
  ])('asks for another %s', async (_, act, change) => {
    const onViewChange = show();
    await act();
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, ...change });
  });

  it('asks for fewer rows once typing has paused', async () => {
    const onViewChange = show();
    await userEvent.fill(page.getByPlaceholder('Filter...'), 'birch');
    await vi.waitFor(
      () => expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, filter: 'birch', page: 1 }),
      1500,
    );
  });

  it('opens the history of a relation, by pointer and by keyboard', async () => {
    const onOpenHistory = vi.fn();
    show({ onOpenHistory });
    const action = page.getByRole('button', { name: 'Relationship history with AS64601' });
    await userEvent.click(action);
    expect(onOpenHistory).toHaveBeenLastCalledWith(manyNeighbors(2)[1]);
    (action.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpenHistory).toHaveBeenCalledTimes(2);
  });

  it('shows what a relation rests on, and asks for it only then', async () => {
    const onOpenEvidence = vi.fn();
    const evidence = { reason: 'It carries our routes.', rule: 'Path triplets', inputs: [], changes: [] };
    show({ evidence: () => ({ onOpenEvidence, evidence: { status: 'ready', data: evidence } }) });
    expect(onOpenEvidence).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Customer, show why' }).first());
    await expect
      .element(page.getByRole('dialog', { name: 'Relation to AS64601: Customer' }))
      .toMatchTextContent('It carries our routes.');
    expect(onOpenEvidence).toHaveBeenCalledOnce();
  });

  it('leads from the reason of a relation to its history', async () => {
    const onOpenHistory = vi.fn();
    const evidence = { reason: 'It carries our routes.', rule: 'Path triplets', inputs: [], changes: [] };
    show({ onOpenHistory, evidence: () => ({ evidence: { status: 'ready', data: evidence } }) });
    await userEvent.click(page.getByRole('button', { name: 'Customer, show why' }).first());
    await userEvent.click(page.getByRole('button', { name: 'Show history' }));
    expect(onOpenHistory).toHaveBeenCalledExactlyOnceWith(manyNeighbors(2)[1]);
  });

  it('calls an active neighbor active, whenever it was last seen', () => {
    const rows = manyNeighbors(1).map((row) => ({ ...row, isActive: true, lastSeen: new Date(0) }));
    show({ neighbors: { status: 'ready', data: { rows, total: 1 } } });
    expect(cellsOf(1).at(-1)).toBe('Active');
  });

  it('takes further filters, and says when nothing fits them', async () => {
    show({
      filters: <button type="button">Active only</button>,
      isFiltered: true,
      neighbors: { status: 'ready', data: { rows: [], total: 0 } },
    });
    await expect.element(page.getByRole('button', { name: 'Active only' })).toBeVisible();
    await expect.element(page.getByText('No data found')).toBeVisible();
  });

  it('writes every fact to the file', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    show({ csvName: 'neighbors', onOpenHistory: vi.fn() });
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    await expect.poll(() => made.mock.calls.length).toBe(1);
    const [head, first] = (await fileOf(made.mock.calls[0]?.[0]).text()).split('\r\n');
    expect(head).toBe('AS number,AS name,Type,Routes,Prefixes,IPv4,IPv6,First seen,Last seen');
    expect(first).toBe('AS64512,ALDER-NET,Provider,12000,1500,yes,yes,2025-10-16T08:30:00.000Z,Active');
  });

  it('says that there is none, and what failed', async () => {
    show({ neighbors: { status: 'ready', data: { rows: [], total: 0 } } });
    await expect.element(page.getByText('No data to display')).toBeVisible();
    // Also true of archived data: the months end with the data.
    await expect
      .element(page.getByText('No such neighbors in the 3 months up to the newest loaded routes.'))
      .toBeVisible();
    show({ neighbors: { status: 'error', message: 'No answer in time.' } });
    await expect.element(page.getByRole('alert')).toMatchTextContent('The neighbors could not be loaded');
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({ onOpenHistory: vi.fn(), csvName: 'neighbors' }, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
