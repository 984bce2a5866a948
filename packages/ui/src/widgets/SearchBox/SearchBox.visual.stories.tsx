import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { oneOfEach } from '../SearchResult/SearchResult.fixtures.ts';
import { SearchBox, searchBoxSizes } from './SearchBox.tsx';
import { SuggestionList } from './SuggestionList.tsx';

export default { component: SearchBox, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;
const still = { suggestions: [], onQueryChange: nothing, onNavigate: nothing };

export const Sizes: StoryObj = {
  parameters: { picture: { width: 640 } },
  render: () => (
    <Stack gap={24}>
      {searchBoxSizes.map((size) => (
        <Stack key={size} gap={8}>
          <SearchBox {...still} size={size} hasSlashKey />
          <SearchBox {...still} size={size} defaultValue="alder" />
        </Stack>
      ))}
      <div style={{ width: 280 }}>
        <SearchBox {...still} />
      </div>
    </Stack>
  ),
};

export const Suggestions: StoryObj = {
  parameters: { picture: { width: 560, height: 480 } },
  render: () => (
    <div style={{ position: 'relative' }}>
      <SuggestionList
        box={{ listId: 'list', optionId: (index) => `option-${index}`, options: oneOfEach, active: 1, choose: nothing }}
      />
    </div>
  ),
};
