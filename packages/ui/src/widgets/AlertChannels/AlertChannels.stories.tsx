import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { channels, deliveries } from './AlertChannels.fixtures.ts';
import { AlertChannels } from './AlertChannels.tsx';

const meta = {
  component: AlertChannels,
  args: {
    channels: { status: 'ready', data: channels },
    deliveries: { status: 'ready', data: deliveries },
    mail: ['ann@example.net', 'noc@example.net'],
    logOf: null,
    onAdd: fn(() => Promise.resolve(null)),
    onTest: fn(),
    onSet: fn(),
    onRemove: fn(),
    onRenewSecret: fn(),
    onLog: fn(),
  },
} satisfies Meta<typeof AlertChannels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { logOf: 'c2' } };
export const JustMade: Story = { args: { secret: 'whsec_ExampleOnlyExampleOnlyExampleOnly', onSecretClose: fn() } };
export const Loading: Story = { args: { channels: { status: 'loading' } } };
export const Failed: Story = {
  args: { channels: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { channels: { status: 'ready', data: [] } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
