import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { passkeys } from './PasskeyList.fixtures.ts';
import { PasskeyList } from './PasskeyList.tsx';

const meta = {
  component: PasskeyList,
  args: { passkeys: { status: 'ready', data: passkeys }, onAdd: fn(() => Promise.resolve(null)), onRemove: fn() },
} satisfies Meta<typeof PasskeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { passkeys: { status: 'loading' } } };
export const Failed: Story = {
  args: { passkeys: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { passkeys: { status: 'ready', data: [] } } };
export const BrowserWithoutPasskeys: Story = {
  render: () => <PasskeyList passkeys={{ status: 'ready', data: [] }} onRemove={fn()} />,
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
