import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlanChoice } from './PlanChoice.tsx';

const meta = {
  component: PlanChoice,
  args: { prices: { monthly: 150, yearlyPerMonth: 105 }, onChoose: fn() },
} satisfies Meta<typeof PlanChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Annual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onChoose).toHaveBeenCalledWith('year');
  },
};

export const Monthly: Story = { args: { selected: 'month' } };

/** Without a discount. */
export const WithoutDiscount: Story = { args: { prices: { monthly: 150, yearlyPerMonth: 150 } } };
