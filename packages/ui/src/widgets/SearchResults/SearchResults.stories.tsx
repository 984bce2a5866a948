import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { manyPrefixes, oneOfEach } from '../SearchResult/SearchResult.fixtures.ts';
import { examples } from '../SearchExamples/SearchExamples.fixtures.ts';
import { SearchResults } from './SearchResults.tsx';

const meta = {
  component: SearchResults,
  args: { query: 'alder', results: { status: 'ready', data: oneOfEach } },
} satisfies Meta<typeof SearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { results: { status: 'loading' } } };
export const NothingFound: Story = {
  args: { query: 'no such thing', results: { status: 'ready', data: [] }, examples },
};
export const NothingAsked: Story = { args: { query: '', results: { status: 'ready', data: [] }, examples } };
export const DomainFirst: Story = { args: { query: 'alder.example' } };
export const Failed: Story = {
  args: { results: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Sorted: Story = {
  args: { sort: { column: 'prefix.propagation', order: 'asc' }, onSortChange: fn(), viewHref: 'https://example.net/' },
};
/** Without ROAs and registries there are no verdicts. */
export const NothingToJudgeBy: Story = { args: { unjudged: ['vrps', 'irr'] } };
export const RightToLeftQuery: Story = { args: { query: 'شبكة الزيتون' } };
/** There are more results of one kind than a response contains. */
export const CutAtItsLength: Story = {
  args: {
    query: '10.0.0.0/8',
    results: { status: 'ready', data: manyPrefixes(100).map((prefix) => ({ type: 'prefix' as const, ...prefix })) },
    more: { of: new Set(['prefix'] as const), isLoading: false, onShow: fn() },
  },
};
export const ManyPrefixes: Story = {
  args: {
    query: '10.0.0.0/8',
    results: { status: 'ready', data: manyPrefixes(30).map((prefix) => ({ type: 'prefix' as const, ...prefix })) },
  },
};
