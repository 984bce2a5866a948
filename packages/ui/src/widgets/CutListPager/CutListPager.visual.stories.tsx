import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { CutListPager } from './CutListPager.tsx';

export default { component: CutListPager, tags: ['visual'] } satisfies Meta;

export const Pagers: StoryObj = {
  render: () => (
    <Stack gap={16}>
      {[1, 2, 3].map((page) => (
        <CutListPager
          key={page}
          label={`Pages of list ${page}`}
          page={page}
          pageSize={100}
          count={page === 3 ? 17 : 100}
          hasMore={page < 3}
          onPageChange={() => undefined}
        />
      ))}
    </Stack>
  ),
};
