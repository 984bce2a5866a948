import type { Meta, StoryObj } from '@storybook/react-vite';
import { categories, firstPages } from './LearnTree.fixtures.ts';
import { LearnTree } from './LearnTree.tsx';

export default { component: LearnTree, tags: ['visual'] } satisfies Meta;

export const OpenTree: StoryObj = {
  parameters: { picture: { width: 280 } },
  render: () => (
    <LearnTree
      categories={{ status: 'ready', data: categories }}
      articles={firstPages}
      onMore={() => {}}
      current={1001}
      expanded={new Set([1, 2, 3])}
      onExpandedChange={() => {}}
    />
  ),
};
