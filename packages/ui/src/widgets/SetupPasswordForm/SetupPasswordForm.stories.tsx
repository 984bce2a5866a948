import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { SetupPasswordForm } from './SetupPasswordForm.tsx';

const meta = {
  component: SetupPasswordForm,
  args: { captcha: { challenge: easy }, onSubmit: fn() },
} satisfies Meta<typeof SetupPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set password' })).toBeDisabled();
  },
};
export const Sending: Story = { args: { status: 'sending' } };
export const Done: Story = { args: { status: 'done' } };
export const BrokenLink: Story = { args: { status: 'broken' } };
export const RefusedByTheServer: Story = { args: { serverErrors: { confirmPassword: 'Passwords do not match' } } };
