import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { planComparison } from './PlanComparison.fixtures.ts';
import { PlanComparison } from './PlanComparison.tsx';

const meta = {
  component: PlanComparison,
  args: { comparison: planComparison, onSelect: fn() },
} satisfies Meta<typeof PlanComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overall: Story = {};

export const Hijacks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'HIJACKS' }));
    await expect(args.onSelect).toHaveBeenCalledWith(2);
    await expect(canvas.getByText('On approval')).toBeVisible();
  },
};

export const Notifications: Story = { args: { defaultSelected: 6 } };

export const Loading: Story = { args: { comparison: undefined } };

export const NothingInAGroup: Story = { args: { comparison: { ...planComparison, 0: [] } } };
