import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SideMenuLayout } from '../../primitives/SideMenuLayout/SideMenuLayout.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { categories, firstPages, manyArticles } from './LearnTree.fixtures.ts';
import { LearnTree } from './LearnTree.tsx';

const PAGE = 10;
const ARTICLES = 34;

const meta = {
  component: LearnTree,
  args: {
    categories: { status: 'ready', data: categories },
    articles: firstPages,
    onMore: fn(),
    current: 1001,
    expanded: new Set([1, 2, 3]),
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof LearnTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>] };

/** As on the page: categories load their 34 articles ten at a time. */
export const LearnPage: Story = {
  render: (args) => {
    const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
    const [pages, setPages] = useState<ReadonlyMap<number, number>>(new Map());
    const articles = new Map(
      [...pages].map(([category, count]) => [
        category,
        {
          articles: manyArticles(category, Math.min(count * PAGE, ARTICLES)),
          hasMore: count * PAGE < ARTICLES,
          isLoading: false,
        },
      ]),
    );
    return (
      <SideMenuLayout
        menuLabel="Articles"
        menu={
          <LearnTree
            {...args}
            articles={articles}
            expanded={expanded}
            onExpandedChange={setExpanded}
            onMore={(category) => setPages(new Map(pages).set(category, (pages.get(category) ?? 0) + 1))}
          />
        }
      >
        <Text>Please select an article</Text>
      </SideMenuLayout>
    );
  },
};

export const Folded: Story = { args: { expanded: new Set() } };
export const LoadingArticles: Story = {
  args: { articles: new Map([[1, { articles: [], hasMore: true, isLoading: true }]]), expanded: new Set([1]) },
};
export const Loading: Story = { args: { categories: { status: 'loading' } } };
export const Failed: Story = {
  args: { categories: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { categories: { status: 'ready', data: [] } } };
