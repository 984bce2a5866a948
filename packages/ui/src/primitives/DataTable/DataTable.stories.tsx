import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Key } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { DataTable } from './DataTable.tsx';
import { announcementColumns, announcements, type Announcement } from './DataTable.fixtures.tsx';
import type { DataSort, DataTableProps } from './DataTableProps.ts';

const meta = {
  component: DataTable<Announcement>,
  args: {
    label: 'Announcements',
    columns: announcementColumns,
    rows: announcements(20),
    rowKey: (row) => row.prefix,
    csvName: 'announcements',
  },
} satisfies Meta<typeof DataTable<Announcement>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Paged(props: DataTableProps<Announcement>) {
  const all = props.rows ?? [];
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const [sort, setSort] = useState<DataSort>({ column: 'prefix', order: 'asc' });
  const sorted = all.toSorted((a, b) => (sort.column === 'peers' ? a.peers - b.peers : a.asn - b.asn));
  if (sort.order === 'desc') sorted.reverse();
  return (
    <DataTable
      {...props}
      rows={sorted.slice((page - 1) * pageSize, page * pageSize)}
      total={all.length}
      sort={sort}
      onSortChange={setSort}
      csvRows={() => Promise.resolve(sorted)}
      tools={<SearchField label="Filter" hideLabel placeholder="Filter..." size="small" />}
      footer={
        <Pagination
          page={page}
          pageSize={pageSize}
          total={all.length}
          onPageChange={setPage}
          onPageSizeChange={setPageSize}
        />
      }
    />
  );
}

export const Playground: Story = { args: { rows: announcements(1000) }, render: (args) => <Paged {...args} /> };

export const Full: Story = {};

export const Loading: Story = { args: { rows: undefined } };

export const Stale: Story = { args: { isStale: true } };

export const Empty: Story = { args: { rows: [] } };

export const Failed: Story = { args: { error: <ErrorState onRetry={fn()}>The server did not answer.</ErrorState> } };

export const Sorts: Story = {
  args: { sort: { column: 'peers', order: 'desc' }, onSortChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Seen by' });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(header);
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'peers', order: 'asc' });
  },
};

function Selectable(props: DataTableProps<Announcement>) {
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set(['10.0.1.0/24']));
  return <DataTable {...props} selected={selected} onSelect={setSelected} />;
}

export const Selects: Story = {
  args: { rows: announcements(8) },
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 10.0.3.0/24' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 8 rows selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('8 of 8 rows selected');
  },
};

function Sortable(props: DataTableProps<Announcement>) {
  const [sort, setSort] = useState<DataSort>({ column: 'prefix', order: 'asc' });
  const rows = props.rows?.toSorted((a, b) => (sort.column === 'peers' ? a.peers - b.peers : a.asn - b.asn));
  if (sort.order === 'desc') rows?.reverse();
  return <Selectable {...props} rows={rows} sort={sort} onSortChange={setSort} />;
}

/** Storybook serializes args as text, which takes minutes for so many rows, so the story makes them itself. */
function Many({ count, ...props }: DataTableProps<Announcement> & { readonly count: number }) {
  const [rows] = useState(() => announcements(count));
  return <Sortable {...props} rows={rows} />;
}

/** Only visible rows are rendered. */
export const HundredThousandRows: Story = {
  args: { virtualHeight: 480 },
  render: (args) => <Many {...args} count={100_000} />,
};

export const TenThousandCards: Story = {
  args: { virtualHeight: 480 },
  render: (args) => (
    <Box width="sideMenu">
      <Many {...args} count={10_000} />
    </Box>
  ),
};

export const Phone: Story = {
  args: { rows: announcements(5) },
  render: (args) => (
    <Box width="sideMenu">
      <DataTable {...args} />
    </Box>
  ),
};

/** The header of a technical term explains it. */
export const Explains: Story = {
  args: {
    rows: announcements(5),
    columns: announcementColumns.map((column) =>
      column.id === 'peers' ? { ...column, about: 'How many of the vantage points see the prefix.' } : column,
    ),
  },
};
