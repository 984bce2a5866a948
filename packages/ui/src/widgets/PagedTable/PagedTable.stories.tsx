import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { PagedTable } from './PagedTable.tsx';

interface Port {
  readonly name: string;
  readonly speed: number;
}

const ports = (count: number): Port[] =>
  Array.from({ length: count }, (_, at) => ({ name: `et-0/0/${at}`, speed: 10_000 * (1 + (at % 4)) }));
const columns: readonly DataColumn<Port>[] = [
  { id: 'name', name: 'Port', cell: ({ name }) => name },
  { id: 'speed', name: 'Speed', align: 'end', cell: ({ speed }) => speed },
];

const meta = {
  component: PagedTable<Port>,
  args: {
    label: 'Ports',
    noun: 'ports',
    columns,
    rowKey: ({ name }) => name,
    list: { status: 'ready', data: { rows: ports(10), total: 48 } },
    view: { page: 2, pageSize: 10 },
    onViewChange: fn(),
  },
} satisfies Meta<typeof PagedTable<Port>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WholeList: Story = {
  args: { view: undefined, list: { status: 'ready', data: { rows: ports(4), total: 4 } } },
};
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = {
  args: { list: { status: 'ready', data: { rows: [], total: 0 } }, emptyHint: 'No port is in use.' },
};
export const NothingFits: Story = {
  args: { list: { status: 'ready', data: { rows: [], total: 0 } }, isNarrowed: true },
};
