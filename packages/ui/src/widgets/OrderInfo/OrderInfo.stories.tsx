import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderInfo } from './OrderInfo.tsx';

const meta = { component: OrderInfo, args: { onContinue: fn() } } satisfies Meta<typeof OrderInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Known: Story = {
  args: { known: { email: 'ada@example.net', position: 'CTO' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledWith({ email: 'ada@example.net', position: 'CTO' });
  },
};
