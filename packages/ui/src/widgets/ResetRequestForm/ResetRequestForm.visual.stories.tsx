import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { ResetRequestForm } from './ResetRequestForm.tsx';

export default {
  component: ResetRequestForm,
  tags: ['visual'],
  parameters: { picture: { width: 800 } },
} satisfies Meta;

const nothing = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1">
      <ResetRequestForm captcha={{ challenge: easy }} onSubmit={nothing} />
      <ResetRequestForm captcha={{ challenge: easy }} onSubmit={nothing} isPending error="Something went wrong" />
    </Columns>
  ),
};
