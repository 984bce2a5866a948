import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { manyPosts } from './NewsList.fixtures.ts';
import { NewsList } from './NewsList.tsx';

export default { component: NewsList, tags: ['visual'] } satisfies Meta;

export const Cards: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => (
    <Stack gap={32}>
      <NewsList label="News" news={{ status: 'ready', data: manyPosts(4) }} />
      <NewsList label="None" news={{ status: 'ready', data: [] }} />
    </Stack>
  ),
};
