import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { alder, wide } from './AsSetTree.fixtures.ts';
import { AsSetTree } from './AsSetTree.tsx';

const meta = {
  component: AsSetTree,
  args: { asSet: 'AS-ALDER', tree: { status: 'ready', data: alder } },
} satisfies Meta<typeof AsSetTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Wide: Story = { args: { asSet: 'AS-WIDE', tree: { status: 'ready', data: wide(60) } } };
export const Loading: Story = { args: { tree: { status: 'loading' } } };
export const Failed: Story = {
  args: { tree: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { tree: { status: 'ready', data: { ...alder, sets: [] } } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
