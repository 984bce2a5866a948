import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { ResetRequestForm } from './ResetRequestForm.tsx';

const meta = {
  component: ResetRequestForm,
  args: { captcha: { challenge: easy }, onSubmit: fn() },
} satisfies Meta<typeof ResetRequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It cannot be sent without the captcha. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeDisabled();
  },
};
export const Sending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: 'Something went wrong' } };
export const RefusedByTheServer: Story = { args: { serverErrors: { email: 'Enter a valid email' } } };
