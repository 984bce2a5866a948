import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { pageOf, type FilteredView } from '../../facts/pageView.ts';
import { manyCommunities, observedCommunities } from './CommunityTable.fixtures.ts';
import { CommunityTable } from './CommunityTable.tsx';

const view: FilteredView = { filter: '', page: 1, pageSize: 10 };

const meta = {
  component: CommunityTable,
  args: {
    asn: 64512,
    communities: { status: 'ready', data: { rows: manyCommunities(10), total: 32 } },
    view,
    onViewChange: fn(),
  },
} satisfies Meta<typeof CommunityTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pages and filters its ten thousand rows by itself. */
export const Full: Story = {
  render: (args) => {
    const [shown, setShown] = useState(args.view);
    const fitting = manyCommunities(10_000).filter((each) => each.community.includes(shown.filter));
    return (
      <CommunityTable
        {...args}
        view={shown}
        onViewChange={setShown}
        communities={{ status: 'ready', data: pageOf(fitting, shown) }}
      />
    );
  },
};

/** Undocumented: what current routes carry, with the number of prefixes. */
export const Observed: Story = {
  args: { communities: { status: 'ready', data: { rows: observedCommunities, total: 3 } } },
};

export const Loading: Story = { args: { communities: { status: 'loading' } } };
export const OtherRowsOnTheirWay: Story = { args: { isStale: true } };
export const Failed: Story = {
  args: { communities: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { communities: { status: 'ready', data: { rows: [], total: 0 } } } };
export const NothingFits: Story = {
  args: { communities: { status: 'ready', data: { rows: [], total: 0 } }, view: { ...view, filter: '64512:9' } },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
