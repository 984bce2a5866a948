import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Revoke this token?',
    children: 'Programs that use it are refused from then on.',
    confirmLabel: 'Revoke',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Revoke' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const WithoutDanger: Story = {
  args: {
    danger: false,
    title: 'Sign out everywhere else?',
    children: 'This browser stays signed in.',
    confirmLabel: 'Sign out',
  },
};
