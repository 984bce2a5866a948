import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullIndex } from './ArticleIndex.fixtures.ts';
import { ArticleIndex } from './ArticleIndex.tsx';

export default { component: ArticleIndex, tags: ['visual'] } satisfies Meta;

export const Groups: StoryObj = {
  parameters: { picture: { width: 640 } },
  render: () => (
    <ArticleIndex index={{ status: 'ready', data: fullIndex }} hrefOf={({ id }) => `/learn?article=${id}`} />
  ),
};
