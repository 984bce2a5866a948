import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { LoginForm } from '../LoginForm/LoginForm.tsx';
import { ResetRequestForm } from '../ResetRequestForm/ResetRequestForm.tsx';
import { hrefs } from './AuthPanel.fixtures.ts';
import { AuthPanel } from './AuthPanel.tsx';

export default { component: AuthPanel, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

const nothing = () => undefined;

export const Variants: StoryObj = {
  render: () => (
    <Columns shares="1 1">
      <AuthPanel variant="login" hrefs={hrefs} intro="Log in to see your messages.">
        <LoginForm captcha={{ challenge: easy }} onSubmit={nothing} />
      </AuthPanel>
      <AuthPanel variant="reset-password" hrefs={hrefs}>
        <ResetRequestForm captcha={{ challenge: easy }} onSubmit={nothing} />
      </AuthPanel>
    </Columns>
  ),
};
