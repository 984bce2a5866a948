import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { RegisterForm } from './RegisterForm.tsx';

export default { component: RegisterForm, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

const nothing = () => undefined;
const given = { captcha: { challenge: easy }, privacyHref: '/docs/privacy.pdf', onSubmit: nothing };

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1">
      <RegisterForm {...given} />
      <RegisterForm {...given} email="ada@" serverErrors={{ email: 'Enter a valid email' }} />
    </Columns>
  ),
};
