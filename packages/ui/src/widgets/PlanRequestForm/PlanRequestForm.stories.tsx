import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlanRequestForm } from './PlanRequestForm.tsx';

const meta = {
  component: PlanRequestForm,
  args: {
    isSignedIn: false,
    onSubmit: fn(),
    privacyHref: '/docs/ROUTEGLASS_PRIVACY_POLICY.pdf',
    captcha: <div>(captcha)</div>,
    captchaAnswer: 'solved',
  },
  argTypes: { captcha: { control: false } },
} satisfies Meta<typeof PlanRequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /ASN/ }), '64512');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Prefix origin validation' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { isSignedIn: true, status: 'sending' } };

export const Sent: Story = { args: { isSignedIn: true, status: 'sent' } };

export const Failed: Story = { args: { isSignedIn: true, error: 'Something went wrong' } };

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <PlanRequestForm {...args} />
    </div>
  ),
};
