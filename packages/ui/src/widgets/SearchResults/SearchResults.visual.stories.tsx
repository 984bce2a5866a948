import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneOfEach } from '../SearchResult/SearchResult.fixtures.ts';
import { SearchResults } from './SearchResults.tsx';

export default { component: SearchResults, tags: ['visual'] } satisfies Meta;

export const OneOfEach: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => <SearchResults query="alder" results={{ status: 'ready', data: oneOfEach }} />,
};
