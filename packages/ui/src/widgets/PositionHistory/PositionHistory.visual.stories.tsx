import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { climbing, interrupted, june } from './PositionHistory.fixtures.ts';
import { PositionHistory } from './PositionHistory.tsx';

export default { component: PositionHistory, tags: ['visual'] } satisfies Meta;

export const Histories: StoryObj = {
  render: () => (
    <Stack gap={12}>
      <PositionHistory days={june} positions={climbing} />
      <PositionHistory days={june} positions={interrupted} />
      <PositionHistory days={june} positions={june.map(() => 3)} />
      <PositionHistory days={june.slice(0, 2)} positions={[4, 2]} />
    </Stack>
  ),
};
