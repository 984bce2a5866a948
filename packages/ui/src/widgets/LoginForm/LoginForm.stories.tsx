import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { LoginCodeForm } from './LoginCodeForm.tsx';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  component: LoginForm,
  args: { captcha: { challenge: easy }, onSubmit: fn() },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.net');
    await userEvent.type(canvas.getByLabelText('Password'), 'abcD1!xyz');
    await userEvent.click(canvas.getByText('I am not a robot'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log In' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const OtherWays: Story = {
  args: { onPasskey: fn(), providers: [{ id: 'peeringdb', name: 'PeeringDB' }], onProvider: fn() },
};
export const Sending: Story = { args: { isPending: true } };
export const Refused: Story = { args: { error: 'Wrong email or password' } };

export const SecondStep: Story = { render: () => <LoginCodeForm onSubmit={fn()} /> };
export const WrongCode: Story = { render: () => <LoginCodeForm onSubmit={fn()} error="Wrong code" /> };

export const Narrow: Story = {
  args: OtherWays.args ?? {},
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
