import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hopOf, manyRoutes, noChange, noRoutes, step } from './RouteDiffList.fixtures.ts';
import { RouteDiffList } from './RouteDiffList.tsx';

const meta = {
  component: RouteDiffList,
  args: { step: { status: 'ready', data: step }, hopOf, onKindChange: fn() },
} satisfies Meta<typeof RouteDiffList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Withdrawn/ }));
    await expect(args.onKindChange).toHaveBeenCalledWith('left');
    await expect((await canvas.findAllByRole('link', { name: 'AS64536' }))[0]).toBeVisible();
  },
};

export const NothingChanged: Story = { args: { step: { status: 'ready', data: noChange } } };

export const Empty: Story = { args: { step: { status: 'ready', data: noRoutes }, kind: 'active' } };

export const TenThousandRoutes: Story = { args: { step: { status: 'ready', data: manyRoutes }, kind: 'active' } };

export const Loading: Story = { args: { step: { status: 'loading' } } };

export const Failed: Story = {
  args: { step: { status: 'error', message: 'The server did not answer.', onRetry: fn() } },
};

export const Locked: Story = { args: { step: { status: 'locked' } } };

export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
