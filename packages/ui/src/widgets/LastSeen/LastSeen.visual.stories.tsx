import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LastSeen } from './LastSeen.tsx';

export default { component: LastSeen, tags: ['visual'] } satisfies Meta;

const over = new Date('2026-01-13T09:12:00Z');

export const All: StoryObj = {
  render: () => (
    <Stack gap={8} align="start">
      <LastSeen value={over} />
      <LastSeen value={over} precision="day" />
      <LastSeen value={null} />
      <LastSeen value={null} quiet />
    </Stack>
  ),
};
