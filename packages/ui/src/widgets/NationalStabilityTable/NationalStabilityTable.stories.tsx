import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { stableCountries } from './NationalStabilityTable.fixtures.ts';
import { NationalStabilityTable } from './NationalStabilityTable.tsx';

const view = { filter: '', page: 1, pageSize: 50 };
const none = { status: 'ready', data: { rows: [], total: 0 } } as const;

const meta = {
  component: NationalStabilityTable,
  args: {
    countries: { status: 'ready', data: { rows: stableCountries, total: 190 } },
    view,
    onViewChange: fn(),
  },
} satisfies Meta<typeof NationalStabilityTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** Headers sort if the view has an order. */
export const Sorted: Story = { args: { view: { ...view, sort: { column: 'position', order: 'asc' } } } };
export const Loading: Story = { args: { countries: { status: 'loading' } } };
export const OtherRowsOnTheirWay: Story = { args: { isStale: true } };
export const Failed: Story = {
  args: { countries: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { countries: none } };
export const NothingFits: Story = { args: { countries: none, view: { ...view, filter: 'atlantis' } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
