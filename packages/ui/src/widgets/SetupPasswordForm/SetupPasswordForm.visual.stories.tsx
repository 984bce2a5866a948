import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { SetupPasswordForm } from './SetupPasswordForm.tsx';

export default {
  component: SetupPasswordForm,
  tags: ['visual'],
  parameters: { picture: { width: 960 } },
} satisfies Meta;

const nothing = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      {(['filling', 'done', 'broken'] as const).map((status) => (
        <SetupPasswordForm key={status} captcha={{ challenge: easy }} onSubmit={nothing} status={status} />
      ))}
    </Columns>
  ),
};
