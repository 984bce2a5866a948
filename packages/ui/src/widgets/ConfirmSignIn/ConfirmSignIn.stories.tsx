import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmSignIn } from './ConfirmSignIn.tsx';

const meta = {
  component: ConfirmSignIn,
  args: { isOpen: true, onOpenChange: fn(), onPassword: fn(), onPasskey: fn() },
} satisfies Meta<typeof ConfirmSignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WithCode: Story = { args: { onCode: fn() } };
export const Sending: Story = { args: { isPending: true } };
export const Refused: Story = { args: { error: 'Wrong password' } };
