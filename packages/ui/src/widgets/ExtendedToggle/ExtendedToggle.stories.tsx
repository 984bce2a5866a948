import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ExtendedToggle } from './ExtendedToggle.tsx';

const meta = { component: ExtendedToggle, args: { isExtended: false, onChange: fn() } } satisfies Meta<
  typeof ExtendedToggle
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Extended graph' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = { args: { isExtended: true } };

/** While the player runs. */
export const Disabled: Story = { args: { isDisabled: true } };

export const Explained: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About the extended graph' }));
    await waitFor(() => expect(screen.getByText('Page may become unresponsive for large graphs.')).toBeVisible());
  },
};
