import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { FeedbackForm } from './FeedbackForm.tsx';

const guest = { kind: 'guest', captcha: { challenge: easy } } as const;

const meta = {
  component: FeedbackForm,
  args: { writer: { kind: 'member' }, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 352 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeedbackForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Peers');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'More of them');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ type: 'Feedback', subject: 'Peers', message: 'More of them' });
  },
};

/** It cannot be sent without the captcha. */
export const Guest: Story = {
  args: { writer: guest },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

export const Checked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveFocus();
  },
};

export const Sending: Story = { args: { status: 'sending' } };

export const Failed: Story = { args: { error: 'Something went wrong' } };

export const SentByMember: Story = { args: { status: 'sent' } };

export const SentByGuest: Story = { args: { status: 'sent', writer: guest } };
