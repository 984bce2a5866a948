import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentChoice } from './PaymentChoice.tsx';

const meta = {
  component: PaymentChoice,
  args: { selected: 'bill', onSelect: fn(), takesCards: true, children: 'The form of the bill' },
} satisfies Meta<typeof PaymentChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bill: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Card'));
    await expect(args.onSelect).toHaveBeenCalledWith('card');
  },
};

/** The operator does not accept cards. */
export const BillAlone: Story = { args: { takesCards: false } };
