import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { AskExpertForm } from './AskExpertForm.tsx';

const meta = {
  component: AskExpertForm,
  args: { captcha: { challenge: easy }, termsHref: '/docs/terms.pdf', onSubmit: fn() },
} satisfies Meta<typeof AskExpertForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};
export const Known: Story = { args: { known: { firstname: 'Ada', lastname: 'Brook', email: 'ada@example.net' } } };
export const Sending: Story = { args: { status: 'sending' } };
export const Failed: Story = { args: { error: 'Something went wrong' } };
export const Sent: Story = { args: { status: 'sent' } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>] };
