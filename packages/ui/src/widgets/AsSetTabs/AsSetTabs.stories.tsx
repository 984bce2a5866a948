import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { directMembers, holders, memberFacts, rawObjects, recursiveMembers, someLoops } from './AsSetTabs.fixtures.ts';
import { AsSetTabs } from './AsSetTabs.tsx';
import type { AsSetView } from './asSetView.ts';

const view: AsSetView = { tab: 'asn-members', recursively: false, source: null, page: 1, pageSize: 20, q: '' };
const loading = { status: 'loading' } as const;
const none = { status: 'ready', data: [] } as const;
const error = { status: 'error', message: 'The registry did not answer in time.', onRetry: fn() } as const;

const meta = {
  component: AsSetTabs,
  args: {
    asSet: 'AS-ALDER',
    view,
    onViewChange: fn(),
    direct: { status: 'ready', data: directMembers },
    recursive: { status: 'ready', data: recursiveMembers(10_000) },
    reverse: { status: 'ready', data: holders },
    raw: { status: 'ready', data: rawObjects },
    loops: { status: 'ready', data: someLoops },
    facts: memberFacts,
  },
} satisfies Meta<typeof AsSetTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  render: (args) => {
    const [shown, setShown] = useState(args.view);
    return <AsSetTabs {...args} view={shown} onViewChange={setShown} />;
  },
};

export const TenThousandRecursively: Story = { args: { view: { ...view, recursively: true } } };
export const AsSetMembers: Story = { args: { view: { ...view, tab: 'as-set-members' } } };
export const Reverse: Story = { args: { view: { ...view, tab: 'reverse' } } };
export const Raw: Story = { args: { view: { ...view, tab: 'raw' } } };
export const Loops: Story = { args: { view: { ...view, tab: 'loops' } } };
export const OneSource: Story = { args: { view: { ...view, source: 'RADB' } } };
export const Loading: Story = {
  args: { direct: loading, recursive: loading, reverse: loading, raw: loading, loops: loading },
};
/** The members are loaded; their names and counts are not. */
export const FactsOnTheirWay: Story = { args: { facts: undefined } };
export const Failed: Story = { args: { direct: error } };
export const RawFailed: Story = { args: { raw: error, view: { ...view, tab: 'raw' } } };
export const Empty: Story = { args: { direct: none } };
export const NoLoops: Story = { args: { loops: none, view: { ...view, tab: 'loops' } } };
export const NothingFits: Story = { args: { view: { ...view, q: 'elderberry' } } };
export const Narrow: Story = {
  args: { view: { ...view, tab: 'loops' } },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
