import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { LoginForm } from '../LoginForm/LoginForm.tsx';
import { RegisterForm } from '../RegisterForm/RegisterForm.tsx';
import { ResetRequestForm } from '../ResetRequestForm/ResetRequestForm.tsx';
import { hrefs } from './AuthPanel.fixtures.ts';
import { AuthPanel } from './AuthPanel.tsx';

const captcha = { challenge: easy };

const meta = {
  component: AuthPanel,
  args: { variant: 'login', hrefs, children: <LoginForm captcha={captcha} onSubmit={fn()} /> },
} satisfies Meta<typeof AuthPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};
export const WithReason: Story = { args: { intro: 'Log in to see your messages.' } };
export const Register: Story = {
  args: {
    variant: 'register',
    children: <RegisterForm captcha={captcha} onSubmit={fn()} privacyHref="/docs/privacy.pdf" />,
  },
};
export const ResetPassword: Story = {
  args: { variant: 'reset-password', children: <ResetRequestForm captcha={captcha} onSubmit={fn()} /> },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
