import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { ListView } from '../../facts/listView.ts';
import { manyPresences } from './IxTable.fixtures.ts';
import { IxTable } from './IxTable.tsx';

const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 1,
  pageSize: 10,
  sort: { column: 'speed', order: 'desc' },
};

const meta = {
  component: IxTable,
  args: {
    label: 'Internet exchanges of AS64512',
    presences: { status: 'ready', data: manyPresences(34) },
    view,
    onViewChange: fn(),
  },
} satisfies Meta<typeof IxTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: { csvName: 'AS64512-exchanges' },
  render: (args) => {
    const [shown, setShown] = useState(view);
    return <IxTable {...args} view={shown} onViewChange={setShown} />;
  },
};
export const TenThousandRows: Story = {
  ...Full,
  args: { presences: { status: 'ready', data: manyPresences(10_000) } },
};
export const AsItIs: Story = {
  render: ({ label }) => <IxTable label={label} presences={{ status: 'ready', data: manyPresences(3) }} />,
};
export const Loading: Story = { args: { presences: { status: 'loading' } } };
export const Failed: Story = {
  args: { presences: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { presences: { status: 'ready', data: [] } } };
export const NothingFits: Story = { args: { view: { ...view, filter: 'nowhere' } } };
export const Narrow: Story = {
  args: { presences: { status: 'ready', data: manyPresences(4) } },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
