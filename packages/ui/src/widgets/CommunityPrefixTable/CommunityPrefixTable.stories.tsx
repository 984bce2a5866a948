import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { pageOf } from '../../facts/pageView.ts';
import type { CommunityPrefixView } from './communityPrefix.ts';
import { manyCommunityPrefixes } from './CommunityPrefixTable.fixtures.ts';
import { CommunityPrefixTable } from './CommunityPrefixTable.tsx';

const view: CommunityPrefixView = { ipVersion: 'all', filter: '', page: 1, pageSize: 10 };

const meta = {
  component: CommunityPrefixTable,
  args: {
    community: '64512:100',
    owner: { asName: 'ALDER-NET', countryCode: 'NL' },
    description: 'Learned from a customer',
    prefixes: { status: 'ready', data: { rows: manyCommunityPrefixes(10), total: 1240 } },
    view,
    onViewChange: fn(),
  },
} satisfies Meta<typeof CommunityPrefixTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pages and filters its ten thousand rows by itself. */
export const Full: Story = {
  render: (args) => {
    const [shown, setShown] = useState(args.view);
    const fitting = manyCommunityPrefixes(10_000).filter(
      ({ prefix }) =>
        prefix.includes(shown.filter) &&
        (shown.ipVersion === 'all' || (shown.ipVersion === '6') === prefix.includes(':')),
    );
    return (
      <CommunityPrefixTable
        {...args}
        view={shown}
        onViewChange={setShown}
        prefixes={{ status: 'ready', data: pageOf(fitting, shown) }}
      />
    );
  },
};

export const Loading: Story = { args: { prefixes: { status: 'loading' } } };
export const Failed: Story = {
  args: { prefixes: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { prefixes: { status: 'ready', data: { rows: [], total: 0 } } } };
export const NothingFits: Story = {
  args: { prefixes: { status: 'ready', data: { rows: [], total: 0 } }, view: { ...view, ipVersion: '6' } },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
