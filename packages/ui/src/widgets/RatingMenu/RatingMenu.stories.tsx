import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SideMenuLayout } from '../../primitives/SideMenuLayout/SideMenuLayout.tsx';
import { manyRated } from '../RatingTable/RatingTable.fixtures.ts';
import { RatingTable } from '../RatingTable/RatingTable.tsx';
import { allMetrics } from './RatingMenu.fixtures.ts';
import { RatingMenu } from './RatingMenu.tsx';

const meta = {
  component: RatingMenu,
  args: {
    metrics: { status: 'ready', data: allMetrics },
    current: { type: 'global', name: 'score' },
    isSubscriber: false,
    collapsed: new Set(),
    onCollapsedChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 1200 }}>{Story()}</div>],
} satisfies Meta<typeof RatingMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {};
export const Full: Story = { args: { isSubscriber: true } };
export const MergedMetric: Story = { args: { current: { type: 'global', name: 'asn-count-in-cc' } } };
export const Folded: Story = { args: { collapsed: new Set(['local']) } };
export const Loading: Story = { args: { metrics: { status: 'loading' } } };
export const Failed: Story = {
  args: { metrics: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};

/** As on the page of a rating: collapsible beside the table, a drawer on phones. */
export const RatingPage: Story = {
  render: (args) => {
    const [collapsed, setCollapsed] = useState(args.collapsed);
    const [isHidden, setHidden] = useState(false);
    return (
      <SideMenuLayout
        menuLabel="Ratings"
        isCollapsed={isHidden}
        onCollapsedChange={setHidden}
        menu={<RatingMenu {...args} collapsed={collapsed} onCollapsedChange={setCollapsed} />}
      >
        <RatingTable
          label="Global rating by Connectivity Score"
          valueName="Connectivity Score"
          rating={{ status: 'ready', data: { rows: manyRated(10), total: 1240 } }}
          view={{ filter: '', page: 1, pageSize: 10 }}
          onViewChange={fn()}
          isPartial
        />
      </SideMenuLayout>
    );
  },
};
