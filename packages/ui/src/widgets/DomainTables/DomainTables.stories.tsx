import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { alderRecords, parkedRecords } from './DomainTables.fixtures.ts';
import { DomainTables } from './DomainTables.tsx';

const noRecords = { domain: 'alder.example', addresses: [], nameServers: [], mailExchanges: [] };

const meta = {
  component: DomainTables,
  args: {
    domain: 'alder.example',
    records: { status: 'ready', data: alderRecords },
    tab: 'ip',
    onTabChange: fn(),
  },
} satisfies Meta<typeof DomainTables>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  render: (args) => {
    const [tab, setTab] = useState(args.tab);
    return <DomainTables {...args} tab={tab} onTabChange={setTab} />;
  },
};

export const NameServers: Story = { args: { tab: 'ns' } };
export const MailExchanges: Story = { args: { tab: 'mx' } };
export const Loading: Story = { args: { records: { status: 'loading' } } };
export const Failed: Story = {
  args: { records: { status: 'error', message: 'The resolver did not answer in time.', onRetry: fn() } },
};
export const NoAddresses: Story = { args: { records: { status: 'ready', data: parkedRecords } } };
export const Missing: Story = {
  args: { records: { status: 'ready', data: noRecords }, nothing: 'The domain alder.example does not exist' },
};
export const Sorted: Story = {
  args: { tab: 'ns', sort: { column: 'hostname', order: 'desc' }, onSortChange: fn() },
};
export const NoMail: Story = { args: { records: { status: 'ready', data: parkedRecords }, tab: 'mx' } };
export const Narrow: Story = {
  args: { tab: 'ns' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
