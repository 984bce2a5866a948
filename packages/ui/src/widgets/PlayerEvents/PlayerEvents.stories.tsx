import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { changes } from './PlayerEvents.fixtures.ts';
import { PlayerEvents } from './PlayerEvents.tsx';

const meta = {
  component: PlayerEvents,
  args: { events: { status: 'ready', data: changes }, position: changes[3]!.time, onSelectTime: fn() },
} satisfies Meta<typeof PlayerEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Nov 14 2026 00:08 UTC/ }));
    await expect(args.onSelectTime).toHaveBeenCalledWith(changes[1]!.time);
  },
};

export const LaterOn: Story = { args: { position: changes[25]!.time + 1 } };

export const Empty: Story = { args: { events: { status: 'ready', data: [] } } };

export const Loading: Story = { args: { events: { status: 'loading' } } };

export const Failed: Story = {
  args: { events: { status: 'error', message: 'The server did not answer.', onRetry: fn() } },
};

export const Locked: Story = { args: { events: { status: 'locked' } } };

export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
