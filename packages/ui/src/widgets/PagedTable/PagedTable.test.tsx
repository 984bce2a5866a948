import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { PagedTable, type PagedTableProps } from './PagedTable.tsx';

const none = { status: 'ready', data: { rows: [], total: 0 } } as const;

const show = (props: Partial<PagedTableProps<string>> = {}) => {
  const onViewChange = vi.fn();
  render(
    <PagedTable
      label="Ports"
      noun="ports"
      columns={[{ id: 'port', name: 'Port', cell: (row) => row }]}
      rowKey={(row) => row}
      list={{ status: 'ready', data: { rows: ['et-0/0/1', 'et-0/0/2'], total: 12 } }}
      view={{ page: 6, pageSize: 2 }}
      sizes={[2, 4]}
      onViewChange={onViewChange}
      {...props}
    />,
  );
  return onViewChange;
};

describe('PagedTable', () => {
  it('counts the rows of all pages', async () => {
    show();
    await expect.element(page.getByRole('status')).toHaveTextContent('12 rows');
    await expect.element(page.getByText('11 – 12 of 12')).toBeVisible();
  });

  it('leaves the counting to others', async () => {
    show({ withCount: false });
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(page.getByRole('status').query()).toBeNull();
  });

  it('asks for another page, and for another length of pages', async () => {
    const onViewChange = show();
    await userEvent.click(page.getByRole('button', { name: 'Previous page' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ page: 5 });
    await userEvent.click(page.getByRole('button', { name: '2 Rows per page' }));
    await userEvent.click(page.getByRole('option', { name: '4', exact: true }));
    expect(onViewChange).toHaveBeenLastCalledWith({ pageSize: 4 });
  });

  it('says which source is not loaded, whatever narrows the list, where that is why it has no rows', async () => {
    show({ list: none, missingSource: 'peeringdb', emptyHint: 'There are no ports.', isNarrowed: true });
    await expect.element(page.getByText(/^No PeeringDB data is loaded, so this is unknown\./)).toBeVisible();
    await expect.element(page.getByText('npm run ingest -- peeringdb_2_dump_2026_01_01.json')).toBeVisible();
    expect(page.getByText('There are no ports.').query()).toBeNull();
  });

  it.each<[string, Partial<PagedTableProps<string>>]>([
    ['No data to display', {}],
    ['No data found', { isNarrowed: true }],
    ['No loops', { emptyTitle: 'No loops' }],
  ])('says %s, without a pager', async (text, props) => {
    show({ list: none, ...props });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    expect(page.getByRole('navigation').query()).toBeNull();
  });

  it('says what failed, and tries again', async () => {
    const onRetry = vi.fn();
    show({ list: { status: 'error', message: 'No answer in time.', onRetry } });
    await expect.element(page.getByRole('alert')).toMatchTextContent('The ports could not be loaded');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows the whole list where there are no pages', () => {
    show({ view: undefined });
    expect(page.getByRole('navigation').query()).toBeNull();
  });

  it('puts what keeps rows back in the place of the pager', async () => {
    show({ footer: <p>The other rows are for subscribers.</p> });
    await expect.element(page.getByText('The other rows are for subscribers.')).toBeVisible();
    expect(page.getByRole('navigation').query()).toBeNull();
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
