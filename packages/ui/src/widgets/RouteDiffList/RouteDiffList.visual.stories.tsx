import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { hopOf, noChange, step } from './RouteDiffList.fixtures.ts';
import { RouteDiffList } from './RouteDiffList.tsx';

export default { component: RouteDiffList, tags: ['visual'] } satisfies Meta;

export const Faces: StoryObj = {
  parameters: { picture: { width: 860 } },
  render: () => (
    <Stack gap={24}>
      <RouteDiffList step={{ status: 'ready', data: step }} hopOf={hopOf} />
      <RouteDiffList step={{ status: 'ready', data: noChange }} hopOf={hopOf} />
      <RouteDiffList step={{ status: 'loading' }} hopOf={hopOf} />
    </Stack>
  ),
};

export const Phone: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => <RouteDiffList step={{ status: 'ready', data: step }} hopOf={hopOf} />,
};
