import type { Meta, StoryObj } from '@storybook/react-vite';
import { twelveQuestions } from './Faq.fixtures.ts';
import { Faq } from './Faq.tsx';

export default { component: Faq, tags: ['visual'] } satisfies Meta;

export const Questions: StoryObj = {
  parameters: { picture: { width: 640 } },
  render: () => <Faq entries={twelveQuestions} />,
};
