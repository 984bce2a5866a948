import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  announcementColumns,
  announcements,
  type Announcement,
} from '../../primitives/DataTable/DataTable.fixtures.tsx';
import { ActiveOnlyFilter } from '../ActiveOnlyFilter/ActiveOnlyFilter.tsx';
import { FilteredTable } from './FilteredTable.tsx';
import type { ListView } from '../../facts/listView.ts';
import { localPage } from '../../facts/localPage.ts';

const all = announcements(10_000);
const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 1,
  pageSize: 10,
  sort: { column: 'prefix', order: 'asc' },
};

const meta = {
  component: FilteredTable<Announcement>,
  args: {
    label: 'Announcements',
    noun: 'announcements',
    columns: announcementColumns,
    rowKey: ({ prefix }) => prefix,
    list: { status: 'ready', data: localPage(all, announcementColumns, view) },
    view,
    onViewChange: fn(),
    withIpVersion: false,
  },
} satisfies Meta<typeof FilteredTable<Announcement>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page holds 10,000 rows itself: filtered, sorted and paged without a server. */
export const Full: Story = {
  render: (args) => {
    const [shown, setShown] = useState(view);
    return (
      <FilteredTable
        {...args}
        view={shown}
        onViewChange={setShown}
        list={{ status: 'ready', data: localPage(all, announcementColumns, shown) }}
      />
    );
  },
};
export const BothIpVersions: Story = { args: { withIpVersion: true } };
/** Below 768 px one button opens them and shows how many are active. */
export const FurtherFilters: Story = {
  args: { filters: <ActiveOnlyFilter isSelected onChange={fn()} isPro />, filtersInForce: 1, isFiltered: true },
  globals: { viewport: { value: 'mobile1' } },
};
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { list: { status: 'ready', data: { rows: [], total: 0 } } } };
export const NothingFits: Story = {
  args: { list: { status: 'ready', data: { rows: [], total: 0 } }, view: { ...view, filter: 'nobody' } },
};
