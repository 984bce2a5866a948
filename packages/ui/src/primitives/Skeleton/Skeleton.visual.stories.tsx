import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import { skeletonShapes, type SkeletonShape } from './Skeleton.variants.ts';

export default { component: Skeleton, tags: ['visual'], parameters: { picture: { width: 240 } } } satisfies Meta;

const measures: Record<SkeletonShape, { width: string; height?: string }> = {
  text: { width: '60%' },
  control: { width: '80%' },
  circle: { width: '32px' },
  block: { width: '80%', height: '64px' },
};

export const Shapes: StoryObj = {
  render: () => (
    <Stack gap={12}>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} {...measures[shape]} />
      ))}
    </Stack>
  ),
};
