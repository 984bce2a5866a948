import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fullArticle, hostileHtml, rightToLeftArticle } from './ArticleBody.fixtures.ts';
import { ArticleBody } from './ArticleBody.tsx';

const meta = {
  component: ArticleBody,
  args: { article: { status: 'ready', data: fullArticle } },
} satisfies Meta<typeof ArticleBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const DeepLink: Story = { args: { anchor: 'example-2' } };
export const RightToLeft: Story = { args: { article: { status: 'ready', data: rightToLeftArticle } } };
export const Hostile: Story = {
  args: { article: { status: 'ready', data: { title: 'Nothing happens', published: null, html: hostileHtml } } },
};
export const NothingSelected: Story = { args: { article: { status: 'ready', data: null } } };
export const Loading: Story = { args: { article: { status: 'loading' } } };
export const Failed: Story = {
  args: { article: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
