import type { Meta, StoryObj } from '@storybook/react-vite';
import { waysToDescribe } from './FactCards.fixtures.ts';
import { FactCards } from './FactCards.tsx';

export default { component: FactCards, tags: ['visual'] } satisfies Meta;

export const Four: StoryObj = {
  parameters: { picture: { width: 1100 } },
  render: () => <FactCards label="How to describe a policy" facts={waysToDescribe} />,
};
