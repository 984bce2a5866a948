import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { pageOf } from '../../facts/pageView.ts';
import type { AsListView } from '../../facts/asList.ts';
import { manyListed } from './AsListTable.fixtures.ts';
import { AsListTable } from './AsListTable.tsx';

const all = manyListed(10_000);
const none = { status: 'ready', data: { rows: [], total: 0 } } as const;
const view: AsListView = { page: 1, pageSize: 10, sort: { column: 'score', order: 'desc' } };

const meta = {
  component: AsListTable,
  args: {
    label: 'Networks of the country',
    networks: { status: 'ready', data: { rows: all.slice(0, 10), total: all.length } },
    view,
    onViewChange: fn(),
  },
} satisfies Meta<typeof AsListTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pages and sorts its ten thousand rows by itself. */
export const Full: Story = {
  render: (args) => {
    const [shown, setShown] = useState(view);
    const sorted = shown.sort?.order === 'desc' ? all : all.toReversed();
    return (
      <AsListTable
        {...args}
        view={shown}
        onViewChange={setShown}
        networks={{ status: 'ready', data: pageOf(sorted, shown) }}
      />
    );
  },
};

/** Each score opens its evidence. */
export const WithEvidence: Story = {
  args: { evidence: () => ({ evidence: { status: 'ready', data: mixedEvidence } }) },
};
export const Loading: Story = { args: { networks: { status: 'loading' } } };
export const Failed: Story = {
  args: { networks: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { networks: none } };
export const EmptyInOtherWords: Story = { args: { networks: none, emptyText: 'No network has its home here' } };
export const NothingFits: Story = { args: { networks: none, isNarrowed: true } };
export const Tablet: Story = { decorators: [(Story) => <div style={{ width: 600 }}>{Story()}</div>] };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
