import type { Meta, StoryObj } from '@storybook/react-vite';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

export default { component: FeedbackForm, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

const nothing = () => undefined;
const guest = { kind: 'guest', captcha: { challenge: easy } } as const;

export const Writers: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      <FeedbackForm writer={guest} onSubmit={nothing} />
      <FeedbackForm writer={{ kind: 'member' }} onSubmit={nothing} error="Something went wrong" />
      <FeedbackForm writer={guest} onSubmit={nothing} status="sent" />
    </Columns>
  ),
};
