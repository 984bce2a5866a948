import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { skeletonShapes } from './Skeleton.variants.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  args: { shape: 'block', width: '320px', height: '120px' },
  argTypes: { shape: { control: 'inline-radio', options: skeletonShapes } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InText: Story = {
  render: () => (
    <Stack gap={4}>
      <Text>A line of words</Text>
      <Text as="div">
        <Skeleton width="50%" />
      </Text>
      <Text>A line of words</Text>
    </Stack>
  ),
};
