import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TrialBanner } from './TrialBanner.tsx';

const meta = {
  component: TrialBanner,
  args: { onSubmit: fn(), pricingHref: '/pricing' },
} satisfies Meta<typeof TrialBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'noc@example{Enter}');
    await expect(canvas.getByText('Enter a valid email')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
