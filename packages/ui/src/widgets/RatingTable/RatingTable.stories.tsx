import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { pageOf } from '../../facts/pageView.ts';
import { ProLock } from '../ProLock/ProLock.tsx';
import { climbing, june } from '../PositionHistory/PositionHistory.fixtures.ts';
import { manyRated } from './RatingTable.fixtures.ts';
import { RatingTable } from './RatingTable.tsx';

const all = manyRated(10_000);
const view = { filter: '', page: 1, pageSize: 10 };
const none = { status: 'ready', data: { rows: [], total: 0 } } as const;

const meta = {
  component: RatingTable,
  args: {
    label: 'Global rating by Connectivity Score',
    valueName: 'Connectivity Score',
    rating: { status: 'ready', data: { rows: all.slice(0, 10), total: all.length } },
    view,
    onViewChange: fn(),
  },
} satisfies Meta<typeof RatingTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pages and filters its ten thousand rows by itself. */
export const Full: Story = {
  render: (args) => {
    const [shown, setShown] = useState(view);
    const fitting = all.filter(({ asn, name }) => `AS${asn} ${name}`.includes(shown.filter));
    return (
      <RatingTable
        {...args}
        view={shown}
        onViewChange={setShown}
        rating={{ status: 'ready', data: pageOf(fitting, shown) }}
      />
    );
  },
};

/** The first page is for everybody; further pages and the country filter are for subscribers. */
export const WithoutSubscription: Story = {
  args: { isPartial: true, filters: <ProLock title="country" name="Country" plan="as-ratings" /> },
};
export const Locked: Story = { args: { rating: { status: 'locked' } } };
export const NeedsCountry: Story = { args: { needsCountry: true } };
/** Headers sort if the view has an order. */
export const Sorted: Story = { args: { view: { ...view, sort: { column: 'position', order: 'asc' } } } };
/** Each network's positions on the days before. */
export const WithHistory: Story = {
  args: { history: { days: june, positionsOf: (asn) => climbing.map((one) => one + (asn % 5)) } },
};
/** The day before is not rated: no network is marked new. */
export const FirstDay: Story = { args: { isCompared: false } };
export const Loading: Story = { args: { rating: { status: 'loading' } } };
export const OtherRowsOnTheirWay: Story = { args: { isStale: true } };
export const Failed: Story = {
  args: { rating: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { rating: none } };
export const NothingFits: Story = { args: { rating: none, view: { ...view, filter: 'elderberry' } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
