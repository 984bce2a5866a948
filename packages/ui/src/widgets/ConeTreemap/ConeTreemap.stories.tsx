import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { someCustomers } from './ConeTreemap.fixtures.ts';
import { ConeTreemap } from './ConeTreemap.tsx';

const meta = {
  component: ConeTreemap,
  args: { asn: 64512, ipVersion: 4, customers: { status: 'ready', data: someCustomers(12) } },
} satisfies Meta<typeof ConeTreemap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const One: Story = { args: { customers: { status: 'ready', data: someCustomers(1) } } };
export const Many: Story = { args: { customers: { status: 'ready', data: someCustomers(80) } } };
export const Loading: Story = { args: { customers: { status: 'loading' } } };
export const Failed: Story = {
  args: { customers: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { customers: { status: 'ready', data: [] } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
