import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PrefixPager } from './PrefixPager.tsx';
import { PrefixPicker } from './PrefixPicker.tsx';

export default { component: PrefixPicker, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;
const still = {
  options: [],
  page: 1,
  pageSize: 10,
  total: 0,
  onSelect: nothing,
  onPageChange: nothing,
  onSearch: nothing,
};

export const Faces: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <Stack gap={16}>
      <PrefixPicker {...still} selected="10.0.0.0/8" />
      <PrefixPicker {...still} selected="fd00:64512:4000:8000:1234:5678:9abc:def0/128" />
      <PrefixPicker {...still} selected={null} />
      <PrefixPager view={{ page: 2, pages: 5, first: 11, last: 20 }} total={42} onPageChange={nothing} />
    </Stack>
  ),
};
