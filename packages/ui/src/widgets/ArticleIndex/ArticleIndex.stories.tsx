import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullIndex } from './ArticleIndex.fixtures.ts';
import { ArticleIndex } from './ArticleIndex.tsx';

const meta = {
  component: ArticleIndex,
  args: { index: { status: 'ready', data: fullIndex }, hrefOf: ({ id }) => `/learn?article=${id}` },
} satisfies Meta<typeof ArticleIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { index: { status: 'loading' } } };
/** Shows nothing: the menu beside it reports the error. */
export const Failed: Story = { args: { index: { status: 'error', message: 'The server did not answer in time.' } } };
export const Empty: Story = { args: { index: { status: 'ready', data: { categories: [], articles: [] } } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
