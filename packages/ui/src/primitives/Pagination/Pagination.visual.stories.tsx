import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

export default { component: Pagination, tags: ['visual'], parameters: { picture: { width: 520 } } } satisfies Meta;

const nothing = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Stack>
      <Pagination page={1} pageSize={50} total={12_431} onPageChange={nothing} onPageSizeChange={nothing} />
      <Pagination page={3} pageSize={10} total={27} onPageChange={nothing} />
      <Pagination page={1} pageSize={10} total={0} onPageChange={nothing} />
    </Stack>
  ),
};
