import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { pageOf } from '../../facts/pageView.ts';
import { manyListed } from '../AsListTable/AsListTable.fixtures.ts';
import { pageOfSkip } from './relatedAsns.ts';
import { RelatedAsnsTable } from './RelatedAsnsTable.tsx';

const meta = {
  component: RelatedAsnsTable,
  args: {
    asn: 64513,
    orgName: 'Alder Networks B.V.',
    networks: { status: 'ready', data: { rows: manyListed(10), total: 32 } },
    view: { skip: 0, limit: 10 },
    onViewChange: fn(),
  },
} satisfies Meta<typeof RelatedAsnsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = manyListed(10_000).map((row, at) => ({ ...row, asn: 64512 + at }));

/** Pages its ten thousand rows by itself. */
export const Full: Story = {
  render: (args) => {
    const [view, setView] = useState(args.view);
    const data = pageOf(many, pageOfSkip(view));
    return <RelatedAsnsTable {...args} view={view} onViewChange={setView} networks={{ status: 'ready', data }} />;
  },
};

export const Loading: Story = { args: { networks: { status: 'loading' } } };
export const Failed: Story = {
  args: { networks: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { networks: { status: 'ready', data: { rows: [], total: 0 } } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
