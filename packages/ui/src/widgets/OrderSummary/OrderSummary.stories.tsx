import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderSummary } from './OrderSummary.tsx';
import { billingPeriods } from '../../facts/subscription.ts';

const meta = {
  component: OrderSummary,
  args: {
    period: 'year',
    prices: { monthly: 150, yearlyPerMonth: 105 },
    isComplete: true,
    rulesHref: '/rules',
    privacyHref: '/privacy',
    onConfirm: fn(),
  },
  argTypes: { period: { control: 'inline-radio', options: billingPeriods } },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <OrderSummary {...args} />
    </div>
  ),
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Annual: Story = {};

export const Monthly: Story = { args: { period: 'month' } };

export const Done: Story = { args: { isConfirmed: true } };

export const Confirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of [/rules/, /privacy policy/]) {
      const box = canvas.getByRole('checkbox', { name });
      box.focus();
      await userEvent.keyboard(' ');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm order' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ marketing: false });
  },
};

/** The buyer is not known yet. */
export const Incomplete: Story = { args: { isComplete: false } };

/** Viewed before it can be ordered. */
export const LookedAt: StoryObj<typeof OrderSummary> = { args: { isComplete: false, onConfirm: undefined } };

export const Pending: Story = { args: { isPending: true } };
