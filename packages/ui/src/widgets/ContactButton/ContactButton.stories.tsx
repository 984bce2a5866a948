import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FeedbackForm } from '../FeedbackForm/FeedbackForm.tsx';
import { ContactButton } from './ContactButton.tsx';

const meta = {
  component: ContactButton,
  args: { children: <FeedbackForm writer={{ kind: 'member' }} onSubmit={fn()} />, onOpenChange: fn() },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opens: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contact us' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Contact us' })).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  },
};
