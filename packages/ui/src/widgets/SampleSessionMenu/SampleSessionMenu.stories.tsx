import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SampleSessionMenu } from './SampleSessionMenu.tsx';

const meta = {
  component: SampleSessionMenu,
  args: { session: 'rating', onChange: fn() },
} satisfies Meta<typeof SampleSessionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscribed: Story = {};
export const SignedOut: Story = { args: { session: 'none' } };

export const Switched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sample session: With rating subscription' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Signed out/ }));
    await expect(args.onChange).toHaveBeenCalledWith('none');
  },
};
