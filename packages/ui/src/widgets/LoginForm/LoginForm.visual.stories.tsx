import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { LoginCodeForm } from './LoginCodeForm.tsx';
import { LoginForm } from './LoginForm.tsx';

export default { component: LoginForm, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

const nothing = () => undefined;
const captcha = { challenge: easy };

export const Steps: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      <LoginForm
        captcha={captcha}
        onSubmit={nothing}
        onPasskey={nothing}
        providers={[{ id: 'peeringdb', name: 'PeeringDB' }]}
      />
      <LoginForm captcha={captcha} onSubmit={nothing} error="Wrong email or password" />
      <LoginCodeForm onSubmit={nothing} error="Wrong code" />
    </Columns>
  ),
};
