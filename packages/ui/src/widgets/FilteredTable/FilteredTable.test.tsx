import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  announcementColumns,
  announcements,
  type Announcement,
} from '../../primitives/DataTable/DataTable.fixtures.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { FilteredTable, type FilteredTableProps } from './FilteredTable.tsx';
import type { ListView } from '../../facts/listView.ts';

const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 2,
  pageSize: 10,
  sort: { column: 'prefix', order: 'asc' },
};

const show = (props: Partial<FilteredTableProps<Announcement>> = {}) => {
  const onViewChange = vi.fn();
  render(
    <FilteredTable<Announcement>
      label="Announcements"
      noun="announcements"
      columns={announcementColumns}
      rowKey={({ prefix }) => prefix}
      list={{ status: 'ready', data: { rows: announcements(10), total: 95 } }}
      view={view}
      onViewChange={onViewChange}
      {...props}
    />,
  );
  return onViewChange;
};

describe('FilteredTable', () => {
  it.each<[string, () => Promise<void>, Partial<ListView>]>([
    ['IP version', () => userEvent.click(page.getByRole('radio', { name: 'IPv4' })), { ipVersion: '4', page: 1 }],
    [
      'order',
      () => userEvent.click(page.getByRole('columnheader', { name: 'Seen by' })),
      { sort: { column: 'peers', order: 'asc' }, page: 1 },
    ],
    ['page', () => userEvent.click(page.getByRole('button', { name: 'Previous page' })), { page: 1 }],
  ])('tells the whole view with another %s', async (_, act, change) => {
    const onViewChange = show();
    await act();
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, ...change });
  });

  it('does not let a list of one IP version be narrowed to one', () => {
    show({ withIpVersion: false });
    expect(page.getByRole('radio').elements()).toEqual([]);
    expect(page.getByRole('searchbox', { name: 'Filter announcements' }).elements()).toHaveLength(1);
  });

  it.each<[string, Partial<FilteredTableProps<Announcement>>]>([
    ['No data to display', {}],
    ['No data found', { view: { ...view, filter: '203.' } }],
    ['No data found', { view: { ...view, ipVersion: '6' } }],
    ['No data found', { isFiltered: true }],
    ['No data found', { view: undefined, isFiltered: true }],
  ])('says %s', async (text, props) => {
    show({ list: { status: 'ready', data: { rows: [], total: 0 } }, ...props });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it('has no filter and no pager without a view', () => {
    show({ view: undefined });
    expect(page.getByRole('searchbox').elements()).toEqual([]);
    expect(page.getByRole('navigation').elements()).toEqual([]);
  });

  describe('on a phone', () => {
    beforeEach(() => page.viewport(360, 740));
    afterEach(() => page.viewport(1024, 768));

    it('has its further filters behind a button that counts those in force', async () => {
      const press = vi.fn();
      show({ filters: <Button onPress={press}>Severity</Button>, filtersInForce: 2, isFiltered: true });
      const opener = page.getByRole('button', { name: 'Filters (2)' });
      expect(page.getByRole('button', { name: 'Severity' }).elements()).toEqual([]);
      (opener.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      const dialog = page.getByRole('dialog', { name: 'Filters' });
      await userEvent.click(dialog.getByRole('button', { name: 'Severity' }));
      expect(press).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
    });
  });

  it('shows its further filters where there is room', () => {
    show({ filters: <Button>Severity</Button> });
    expect(page.getByRole('button', { name: 'Severity' }).elements()).toHaveLength(1);
    expect(page.getByRole('button', { name: /^Filters/ }).elements()).toEqual([]);
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
