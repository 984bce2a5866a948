import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from './JsonTree.fixtures.ts';
import { JsonTree } from './JsonTree.tsx';

export default { component: JsonTree, tags: ['visual'] } satisfies Meta;

export const Answer: StoryObj = {
  parameters: { picture: { width: 480 } },
  render: () => <JsonTree label="Answer" value={answer} openDepth={3} />,
};
