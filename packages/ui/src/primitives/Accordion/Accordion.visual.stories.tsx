import type { Meta, StoryObj } from '@storybook/react-vite';
import { questions } from './Accordion.fixtures.ts';
import { Accordion } from './Accordion.tsx';

export default { component: Accordion, tags: ['visual'], parameters: { picture: { width: 480 } } } satisfies Meta;

export const Open: StoryObj = {
  render: () => <Accordion items={questions} defaultExpanded={['leak']} />,
};
