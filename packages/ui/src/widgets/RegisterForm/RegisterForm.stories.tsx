import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { ProviderJoinForm } from './ProviderJoinForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const meta = {
  component: RegisterForm,
  args: { captcha: { challenge: easy }, privacyHref: '/docs/privacy.pdf', onSubmit: fn() },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** Too weak a password is rejected here, before it is sent. */
export const Checked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await userEvent.click(canvas.getByRole('checkbox', { name: /I accept/ }));
    await userEvent.click(canvas.getByText('I am not a robot'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign Up' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(canvas.getByText(/^Password must include/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AddressGiven: Story = { args: { email: 'ada@example.net' } };
export const Sending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: 'Something went wrong' } };
export const RefusedByTheServer: Story = { args: { serverErrors: { email: 'Enter a valid email' } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>] };

/** After log-in at a provider, for someone without an account here. */
export const WithAProvider: Story = {
  render: () => <ProviderJoinForm privacyHref="/docs/privacy.pdf" onSubmit={fn()} />,
};
