import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { manyPosts } from './NewsList.fixtures.ts';
import { NewsList } from './NewsList.tsx';

const meta = {
  component: NewsList,
  args: { label: 'Latest news', news: { status: 'ready', data: manyPosts(3) } },
} satisfies Meta<typeof NewsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** Ten more posts whenever the end comes into view, forty in total. */
export const Endless: Story = {
  render: (args) => {
    const [count, setCount] = useState(10);
    return (
      <NewsList
        {...args}
        news={{ status: 'ready', data: manyPosts(count) }}
        onMore={count < 40 ? () => setCount(count + 10) : undefined}
      />
    );
  },
};

export const LoadingMore: Story = { args: { onMore: fn(), isLoadingMore: true } };
export const Loading: Story = { args: { news: { status: 'loading' } } };
export const Empty: Story = { args: { news: { status: 'ready', data: [] } } };
/** Renders nothing: the section around it disappears too. */
export const Failed: Story = { args: { news: { status: 'error', message: 'The blog did not answer in time.' } } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
