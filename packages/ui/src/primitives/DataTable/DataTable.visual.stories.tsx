import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { DataTable } from './DataTable.tsx';
import { announcementColumns, announcements, type Announcement } from './DataTable.fixtures.tsx';
import type { DataTableProps } from './DataTableProps.ts';

export default { component: DataTable, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

function Table(props: Partial<DataTableProps<Announcement>>) {
  return (
    <DataTable
      label="Announcements"
      columns={announcementColumns}
      rows={announcements(4)}
      rowKey={(row) => row.prefix}
      {...props}
    />
  );
}

const selection = { selected: new Set(['10.0.1.0/24']), onSelect: nothing };

const at = (width: number) => ({ parameters: { picture: { width } } });

export const Wide: StoryObj = {
  ...at(1000),
  render: () => (
    <Table
      total={12_431}
      sort={{ column: 'peers', order: 'desc' }}
      onSortChange={nothing}
      csvName="announcements"
      footer={<Pagination page={1} pageSize={50} total={12_431} onPageChange={nothing} onPageSizeChange={nothing} />}
    />
  ),
};

export const Tablet: StoryObj = { ...at(700), render: () => <Table /> };

export const Phone: StoryObj = {
  ...at(360),
  render: () => (
    <Table rows={announcements(2)} sort={{ column: 'prefix', order: 'asc' }} onSortChange={nothing} {...selection} />
  ),
};

export const Selected: StoryObj = { ...at(800), render: () => <Table {...selection} /> };

export const Virtual: StoryObj = {
  ...at(800),
  render: () => <Table rows={announcements(1000)} virtualHeight={200} {...selection} onSortChange={nothing} />,
};

export const VirtualCards: StoryObj = {
  ...at(360),
  render: () => <Table rows={announcements(1000)} virtualHeight={380} {...selection} onSortChange={nothing} />,
};

export const Loading: StoryObj = { ...at(800), render: () => <Table rows={undefined} skeletonRows={3} /> };

export const Empty: StoryObj = { ...at(640), render: () => <Table rows={[]} total={null} /> };

export const Failed: StoryObj = {
  ...at(480),
  render: () => <Table rows={[]} error={<ErrorState onRetry={nothing}>The server did not answer.</ErrorState>} />,
};
